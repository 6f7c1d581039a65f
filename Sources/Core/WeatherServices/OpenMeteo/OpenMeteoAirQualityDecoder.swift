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

    private func air(_ table: OpenMeteoTable, clock: OpenMeteoClock) -> (Int) -> AirQuality? {
        let times = table.cells("time")
        let indices = [
            index(.european, "european_aqi", "EAQI", table), index(.us, "us_aqi", "USAQI", table),
        ].compactMap { $0 }
        let pollutants = OpenMeteoVariables.pollutants.map { pollutant, variable in
            (pollutant, table.column(variable) as OpenMeteoColumn<MassConcentration>)
        }
        let pollen = Pollen.allCases.map { ($0, table.column($0.openMeteoVariable) as OpenMeteoColumn<PollenCount>) }
        return { row in
            guard let time = clock.instant(times[row]) else { return nil }
            var air = AirQuality(time: time)
            air.indices = indices.compactMap { $0(row) }
            for (pollutant, column) in pollutants { air.pollutants[pollutant] = column[row] }
            for (pollen, column) in pollen { air.pollen[pollen] = column[row] }
            return air == AirQuality(time: time) ? nil : air
        }
    }

    /// Returns what reads an index of the standard; nil if the answer names another one.
    private func index(
        _ standard: AirQualityStandard, _ variable: String, _ label: String, _ table: OpenMeteoTable
    ) -> ((Int) -> AirQualityIndex?)? {
        guard [label, ""].contains(table.label(of: variable)) else { return nil }
        let numbers = table.numbers(variable)
        return { AirQualityIndex(standard, checking: numbers[$0]) }
    }
}
