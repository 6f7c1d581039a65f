public import Foundation
public import WeatherModel

/// Reads answers of Open-Meteo's air quality API.
public struct OpenMeteoAirQualityDecoder: Sendable {
    private let source: WeatherSource
    private let fetchedAt: Date

    /// Makes a decoder that records the source and the time of arrival in its reports.
    public init(source: WeatherSource = .openMeteoAirQuality, fetchedAt: Date) {
        self.source = source
        self.fetchedAt = fetchedAt
    }

    /// Returns the air quality of an answer, of its first place if it has several.
    ///
    /// Hours without any value, as after the end of the European model, are left out. An answer without hours gives an
    /// empty report and is no error.
    ///
    /// - Throws: `unreadableAnswer` if the data are not JSON or have hours without any value, `serverTrouble` for an
    ///   error in an answer of status 200.
    public func report(from data: Data) throws(FetchError) -> Sourced<AirQualityReport> {
        let answer = try OpenMeteoAnswer(data, variables: .airQuality)
        let report = AirQualityReport(
            current: answer.rows("current", air).first, hours: answer.rows("hourly", air).rising(by: \.time))
        guard report != AirQualityReport() || answer.isWithoutRows("hourly") else { throw .unreadableAnswer }
        return Sourced(report, source: source, fetchedAt: fetchedAt)
    }

    private func air(_ table: OpenMeteoTable, row: Int, clock: OpenMeteoClock) -> AirQuality? {
        guard let time = clock.instant(table.cell("time", row)) else { return nil }
        var air = AirQuality(time: time)
        air.indices = [
            index(.european, "european_aqi", "EAQI", table, row), index(.us, "us_aqi", "USAQI", table, row),
        ].compactMap { $0 }
        for (pollutant, variable) in OpenMeteoVariables.pollutants {
            air.pollutants[pollutant] = table.value(variable, row)
        }
        for pollen in Pollen.allCases { air.pollen[pollen] = table.value(pollen.openMeteoVariable, row) }
        return air == AirQuality(time: time) ? nil : air
    }

    private func index(
        _ standard: AirQualityStandard, _ variable: String, _ label: String, _ table: OpenMeteoTable, _ row: Int
    ) -> AirQualityIndex? {
        guard [label, ""].contains(table.label(of: variable)) else { return nil }
        return AirQualityIndex(standard, checking: table.number(variable, row))
    }
}
