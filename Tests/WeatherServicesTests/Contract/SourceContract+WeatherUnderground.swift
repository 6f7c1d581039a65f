import Foundation
import WeatherModel

@testable import WeatherServices

extension SourceContract {
    /// The legacy format, and a personal station.
    static func weatherUnderground() throws -> [SourceContract] {
        [
            SourceContract(
                name: "Weather Underground until 2018", source: .weatherUnderground, location: try place(41.15, -8.61),
                arrival: "2016-01-07T22:16:00Z",
                answers: ["/conditions": "weather-underground/conditions_porto.json"],
                service: { Replayed(transport: $0, now: $1) }, parts: [.current], zone: "Europe/Lisbon",
                kind: .observed,
                current: Known(
                    time: "2016-01-07T22:14:05Z", temperature: 12.8, windSpeed: 5, windDirection: 203, precipitation: 2,
                    seaLevelPressure: 1007, visibility: 10000, condition: .rain),
                kept: ["observation_epoch"],
                measuredTexts: [
                    "relative_humidity", "wind_gust_mph", "wind_gust_kph", "pressure_mb", "pressure_in", "feelslike_f",
                    "feelslike_c", "visibility_mi", "visibility_km", "UV", "precip_1hr_in", "precip_1hr_metric",
                ], forbidden: .keyRefused),
            SourceContract(
                name: "Weather Underground's stations", source: .weatherUnderground,
                location: try place(27.7172, 85.324),
                arrival: "2026-01-14T06:47:00Z",
                answers: ["/v2/pws/observations/current": "weather-underground/station_metric.json"],
                service: {
                    WeatherUndergroundStationService(transport: $0, key: APIKey("key"), station: "IKATHMAN7", now: $1)
                }, parts: [.current], zone: "GMT+0545", kind: .observed,
                current: Known(
                    time: "2026-01-14T06:46:10Z", temperature: 17.4, windSpeed: 2.5, windDirection: 225,
                    seaLevelPressure: 1018.6),
                kept: ["epoch", "lat", "lon"], forbidden: .keyRefused),
        ]
    }
}

/// The legacy format has no service any more, so a file of it is asked for as if it had.
private struct Replayed: WeatherFetching {
    let transport: any HTTPTransport
    let now: @Sendable () -> Date

    func forecast(for location: Location) async throws(FetchError) -> Forecast {
        let request = try HTTPRequest(server: "https://example.org", path: "/conditions", query: [:])
        let body = try await transport.response(to: request).checkedBody(now: now())
        return try WeatherUndergroundConditionsDecoder(fetchedAt: now()).forecast(from: body)
    }
}
