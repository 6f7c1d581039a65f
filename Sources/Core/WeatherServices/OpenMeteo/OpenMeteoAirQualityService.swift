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

    /// Returns the air quality now, and hourly for today and the following four days.
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
                "forecast_days": "5",
            ])
        let arrival = server.arrival(of: response)
        let body = try response.checkedOpenMeteoBody(now: arrival)
        var report = try OpenMeteoAirQualityDecoder(source: source, fetchedAt: arrival).report(from: body)
        report.validUntil = response.expires(now: arrival)
        return report
    }
}
