public import Foundation
public import WeatherModel

/// Air quality and pollen from Open-Meteo's `/v1/air-quality`, with data of the Copernicus service CAMS.
public struct OpenMeteoAirQualityService: AirQualityFetching {
    private let server: SourceServer
    private let source: WeatherSource

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - server: A server to ask instead of Open-Meteo's own free one; its path and query are kept.
    ///   - source: The source to name in the answers.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public init(
        transport: any HTTPTransport, server: URL? = nil, source: WeatherSource = .openMeteoAirQuality,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.server = SourceServer(.openMeteoAirQuality, or: server, over: transport, now: now)
        self.source = source
    }

    /// Returns the air quality now, and hourly for yesterday, today and the following four days: the mean of 24 hours of this
    /// morning begins yesterday.
    public func airQuality(for location: Location) async throws(FetchError) -> Sourced<AirQualityReport> {
        let variables = OpenMeteoVariables.airQuality
        let response = try await server.response(
            "/v1/air-quality",
            query: [
                "latitude": location.coordinates.latitudeText,
                "longitude": location.coordinates.longitudeText,
                "current": variables.current.joined(separator: ","),
                "hourly": variables.hourly.joined(separator: ","),
                "timezone": "auto",
                "past_days": "1",
                "forecast_days": "5",
            ])
        let arrival = server.arrival(of: response)
        let body = try response.checkedOpenMeteoBody(now: arrival)
        var report = try OpenMeteoAirQualityDecoder(source: source, fetchedAt: arrival).report(from: body)
        report.validUntil = response.expires(now: arrival)
        return report
    }
}

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
