public import Foundation
public import WeatherModel

/// Reads answers of Open-Meteo's air quality API.
public struct OpenMeteoAirQualityDecoder: Sendable {
    private let source: WeatherSource
    private let fetchedAt: Date

    /// Both are passed on.
    public init(source: WeatherSource = .openMeteoAirQuality, fetchedAt: Date) {
        self.source = source
        self.fetchedAt = fetchedAt
    }

    /// The air in one answer, the first of several places'; hours without any value, as after the end of the European
    /// model, are left out.
    ///
    /// An answer without any hours is one without air, and no failure.
    ///
    /// - Throws: `unreadableAnswer` for what is not JSON or has hours without a value, `serverTrouble` for an error in a 200.
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
