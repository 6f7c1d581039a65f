import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

/// One source's entry in the contract that all sources of air quality keep.
struct AirQualityContract: Sendable, CustomTestStringConvertible {
    var name: String
    var source: WeatherSource
    /// When the answers arrive, ISO 8601.
    var arrival: String
    /// Fixtures by the path of the request; anything else is a 404.
    var answers: [String: String]
    var service: @Sendable (any HTTPTransport, @escaping @Sendable () -> Date) -> any AirQualityFetching
    /// When the values now are of, ISO 8601.
    var time: String
    /// Micrograms of particles in a cubic metre now.
    var pm2_5: Double
    var indices: [AirQualityStandard: Double]
    /// Numbers that say where or when and not what was measured.
    var kept: Set<String>
    /// What 403 means: a key refused, or a request.
    var forbidden: FetchError

    var testDescription: String { name }

    /// What comes of the answers after each has been changed.
    func air(
        changing change: @escaping @Sendable (Data) throws -> Data = { $0 }
    ) async throws -> Sourced<AirQualityReport> {
        let bodies = try answers.mapValues { try change(Fixture.data($0)) }
        return try await air { path in
            bodies[path].map { HTTPResponse(status: 200, body: $0) } ?? HTTPResponse(status: 404)
        }
    }

    /// What comes of one answer to whatever is asked.
    func air(_ answer: @escaping @Sendable (_ path: String) -> HTTPResponse) async throws -> Sourced<AirQualityReport> {
        let moment = try instant(arrival)
        let transport = StubTransport { request throws(FetchError) in answer(request.url.path()) }
        return try await service(transport) { moment }.airQuality(for: place(52.52, 13.405))
    }
}

extension AirQualityContract {
    /// Every source of air quality, each with answers of its own.
    static let all = [
        AirQualityContract(
            name: "Open-Meteo", source: .openMeteoAirQuality, arrival: "2026-05-02T12:10:00Z",
            answers: ["/v1/air-quality": "open-meteo-air-quality/air_berlin.json"],
            service: { OpenMeteoAirQualityService(transport: $0, now: $1) }, time: "2026-05-02T12:00:00Z", pm2_5: 9.5,
            indices: [.european: 38, .us: 61], kept: ["utc_offset_seconds", "latitude", "longitude", "interval"],
            forbidden: .rejected(status: 403, reason: nil)),
        AirQualityContract(
            name: "OpenWeather", source: .openWeather, arrival: "2026-08-01T20:41:40Z",
            answers: [
                "/data/2.5/air_pollution": "openweather/air_now.json",
                "/data/2.5/air_pollution/forecast": "openweather/air_forecast.json",
            ],
            service: { OpenWeatherAirQualityService(transport: $0, key: APIKey("key"), now: $1) },
            time: "2026-08-01T20:40:00Z", pm2_5: 52.25, indices: [.openWeather: 4], kept: ["dt", "coord"],
            forbidden: .keyRefused),
    ]
}

extension AirQualityReport {
    /// Every number in it.
    var values: [Double] {
        ([current].compactMap { $0 } + hours).flatMap { air in
            air.indices.map(\.value) + air.pollutants.values.map(\.value) + air.pollen.values.map(\.value)
        }
    }
}
