public import Foundation
public import WeatherModel

/// Geocoding by OpenStreetMap's Nominatim, to be used for submitted searches only and not while somebody types.
///
/// Its usage policy allows a program one request a second and requires a `User-Agent`, which the transport sets.
public struct NominatimService: GeocodingService {
    private let server: SourceServer
    private let pace: RequestPace

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - server: A server to ask instead of OpenStreetMap's own; its path and query are kept.
    ///   - pace: The rate limit shared by all requests to the server.
    ///   - now: Returns the current time, from which a `Retry-After` counts.
    public init(
        transport: any HTTPTransport, server: URL? = nil, pace: RequestPace = .nominatim,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.server = SourceServer(.nominatim, or: server, over: transport, now: now)
        self.pace = pace
    }

    /// Returns at most 40 places; waits up to a second if another search has just been made.
    public func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] {
        let name = String(String.UnicodeScalarView(name.unicodeScalars.prefix(100)))
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { return [] }
        try await pace.waitForTurn()
        let response = try await server.response(
            "/search",
            query: [
                "q": name, "format": "jsonv2", "addressdetails": "1", "limit": String(min(max(limit, 1), 40)),
                "accept-language": "en",
            ])
        return try NominatimDecoder().locations(from: checkedBody(response))
    }

    /// Returns the body of a successful answer; the service has no keys and answers 403, 429 or 509 to too many
    /// requests.
    private func checkedBody(_ response: HTTPResponse) throws(FetchError) -> Data {
        let arrival = server.now()
        guard ![403, 509].contains(response.status) else {
            throw .quotaExceeded(retryAfter: RetryAfter.moment(response.headers["retry-after"], now: arrival))
        }
        return try response.checkedKeylessBody(now: arrival) { body in
            (try? JSONObject(body))?.object("error")?.text("message")
        }
    }
}

extension WeatherSource {
    /// Nominatim, with the attribution that OpenStreetMap's Open Database License requires.
    public static let nominatim = WeatherSource(
        id: "nominatim", name: "OpenStreetMap", attribution: "© OpenStreetMap contributors",
        homepage: "https://www.openstreetmap.org/copyright")
}
