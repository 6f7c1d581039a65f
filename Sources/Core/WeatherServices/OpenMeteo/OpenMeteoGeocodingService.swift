import Foundation
public import WeatherModel

/// Geocoding by Open-Meteo's `/v1/search`, with data of GeoNames.
public struct OpenMeteoGeocodingService: GeocodingService, ServerClient {
    /// The server that is asked unless the user names another.
    public static let defaultServer = DefaultServer.openMeteoGeocoding
    private let server: SourceServer

    /// Makes a client of the server.
    public init(_ server: SourceServer) {
        self.server = server
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
        let response = try await server.response(
            "/v1/search",
            query: ["name": name, "count": String(count), "language": "en", "format": "json"])
        return try OpenMeteoGeocodingDecoder().locations(from: response.checkedOpenMeteoBody(now: server.now()))
    }
}
