public import Foundation
public import WeatherModel

/// Geocoding by OpenWeather's `/geo/1.0/direct`, which needs a key of the user's own.
public struct OpenWeatherGeocodingService: GeocodingService {
    private let client: OpenWeatherClient

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - key: The user's API key; no request is made if it is empty.
    ///   - server: A server to ask instead of OpenWeather's own.
    ///   - now: Returns the current time, from which the wait after a used-up quota counts.
    public init(
        transport: any HTTPTransport, key: APIKey, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        client = OpenWeatherClient(transport: transport, key: key, server: server, now: now)
    }

    /// Returns at most five places, the limit of the service.
    public func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] {
        let name = String(String.UnicodeScalarView(name.unicodeScalars.prefix(100)))
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { return [] }
        let answer = try await client.answer("/geo/1.0/direct", named: name, limit: min(max(limit, 1), 5))
        return try client.withoutKey { () throws(FetchError) in
            try OpenWeatherGeocodingDecoder(now: answer.arrival).locations(from: answer.value)
        }
    }
}
