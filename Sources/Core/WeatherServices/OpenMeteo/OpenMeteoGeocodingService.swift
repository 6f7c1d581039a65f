public import Foundation
public import WeatherModel

/// Geocoding by Open-Meteo's `/v1/search`, with data of GeoNames.
public struct OpenMeteoGeocodingService: GeocodingService {
    private let transport: any HTTPTransport
    private let server: String
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - server: A server to ask instead of Open-Meteo's own free one; its path and query are kept.
    ///   - now: Returns the current time, from which the wait after a used-up quota counts.
    public init(
        transport: any HTTPTransport, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.transport = transport
        self.server = server?.absoluteString ?? "https://geocoding-api.open-meteo.com"
        self.now = now
    }

    /// Returns places for the name or, if there are none, for the part before its comma, as with "London, UK".
    public func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] {
        // No place has a longer name, and servers reject longer addresses.
        let name = String(String.UnicodeScalarView(name.unicodeScalars.prefix(100)))
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let limit = min(max(limit, 1), 100)
        let found = try await search(name, count: limit)
        let parts = name.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        guard found.isEmpty, name.contains(","), let town = parts.first else { return found }
        let namesakes = try await search(town, count: 100)
        return Array(namesakes.narrowed(to: parts.dropFirst()).prefix(limit))
    }

    private func search(_ name: String, count: Int) async throws(FetchError) -> [Location] {
        guard !name.isEmpty else { return [] }
        let request = try HTTPRequest(
            server: server, path: "/v1/search",
            query: ["name": name, "count": String(count), "language": "en", "format": "json"])
        let response = try await transport.response(to: request)
        return try OpenMeteoGeocodingDecoder().locations(from: response.checkedOpenMeteoBody(now: now()))
    }
}
