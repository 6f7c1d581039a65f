public import Foundation
public import WeatherModel

/// Air quality from OpenWeather's Air Pollution API, which every key may use; it has no pollen.
public struct OpenWeatherAirQualityService: AirQualityFetching {
    private let client: OpenWeatherClient

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - key: The user's API key; no request is made if it is empty.
    ///   - server: A server to ask instead of OpenWeather's own.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public init(
        transport: any HTTPTransport, key: APIKey, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        client = OpenWeatherClient(transport: transport, key: key, server: server, now: now)
    }

    /// Returns the air quality now and over the next four days, by two requests.
    ///
    /// - Throws: The error of the first request if both fail; `emptyAnswer` if both answers have no rows.
    public func airQuality(for location: Location) async throws(FetchError) -> Sourced<AirQualityReport> {
        let point = location.coordinates
        async let current = Result { () async throws(FetchError) in
            try await air("/data/2.5/air_pollution", at: point)
        }
        async let hours = Result { () async throws(FetchError) in
            try await air("/data/2.5/air_pollution/forecast", at: point)
        }
        let results = await [current, hours]
        guard !results.contains(where: { $0.failure == .cancelled }) else { throw .cancelled }
        let answers = results.map(\.success)
        guard let arrival = answers.compactMap({ $0?.arrival }).max() else {
            throw results.first?.failure ?? .unknown
        }
        let report = AirQualityReport(current: answers[0]?.rows.first, hours: answers[1]?.rows ?? [])
        guard report != AirQualityReport() else { throw .emptyAnswer }
        return Sourced(report, source: .openWeather, fetchedAt: arrival)
    }

    private func air(
        _ path: String, at point: Coordinates
    ) async throws(FetchError) -> (rows: [AirQuality], arrival: Date) {
        let answer = try await client.answer(path, at: point)
        return try client.withoutKey { () throws(FetchError) in
            (try OpenWeatherAirQualityDecoder(fetchedAt: answer.arrival).air(from: answer.value), answer.arrival)
        }
    }
}

/// Reads answers of OpenWeather's Air Pollution API, current and forecast.
struct OpenWeatherAirQualityDecoder {
    /// The time of arrival, from which the wait after an error counts.
    let fetchedAt: Date

    /// Returns the rows in ascending order of time; empty outside the range of the data.
    func air(from data: Data) throws(FetchError) -> [AirQuality] {
        let root = try JSONObject(openWeather: data, now: fetchedAt)
        guard let list = root.objects("list") else { throw .unreadableAnswer }
        return list.prefix(OpenWeatherRows.limit).compactMap(air).rising(by: \.time)
    }

    private func air(_ row: JSONObject) -> AirQuality? {
        guard let time = row.openWeatherMoment("dt") else { return nil }
        var air = AirQuality(time: time)
        let index = AirQualityIndex(.openWeather, checking: row.object("main")?.number("aqi"))
        air.indices = [index].compactMap { $0 }
        let components = row.object("components")
        for (pollutant, component) in Self.components {
            air.pollutants[pollutant] = MassConcentration(checking: components?.number(component))
        }
        return air == AirQuality(time: time) ? nil : air
    }

    private static let components: KeyValuePairs<Pollutant, String> = [
        .carbonMonoxide: "co", .nitrogenMonoxide: "no", .nitrogenDioxide: "no2", .ozone: "o3", .sulphurDioxide: "so2",
        .pm2_5: "pm2_5", .pm10: "pm10", .ammonia: "nh3",
    ]
}
