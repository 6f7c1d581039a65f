public import Foundation
public import WeatherModel

/// Places by name from OpenStreetMap's Nominatim; to be asked when a search is submitted, never while somebody types.
///
/// Its policy allows one request a second for a whole program, and wants the program named, which the transport does.
public struct NominatimService: GeocodingService {
    private let transport: any HTTPTransport
    private let server: String
    private let pace: RequestPace
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - transport: Carries the requests.
    ///   - server: Another server than OpenStreetMap's own; its path and query are kept.
    ///   - pace: Shared by all that ask this server.
    ///   - now: The moment a block's rest counts from.
    public init(
        transport: any HTTPTransport, server: URL? = nil, pace: RequestPace = .nominatim,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.transport = transport
        self.server = server?.absoluteString ?? "https://nominatim.openstreetmap.org"
        self.pace = pace
        self.now = now
    }

    /// At most 40; waits up to a second where another search has just been made.
    public func locations(named name: String, limit: Int) async throws(FetchError) -> [Location] {
        let name = String(String.UnicodeScalarView(name.unicodeScalars.prefix(100)))
            .trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { return [] }
        let request = try HTTPRequest(
            server: server, path: "/search",
            query: [
                "q": name, "format": "jsonv2", "addressdetails": "1", "limit": String(min(max(limit, 1), 40)),
                "accept-language": "en",
            ])
        try await pace.turn()
        let response = try await transport.response(to: request)
        return try NominatimDecoder().locations(from: checkedBody(response))
    }

    /// There are no keys here: who asks too often is refused with 403, 429 or 509, and a page that says so.
    private func checkedBody(_ response: HTTPResponse) throws(FetchError) -> Data {
        let arrival = now()
        guard ![403, 509].contains(response.status) else {
            throw .quotaExceeded(retryAfter: RetryAfter.moment(response.headers["retry-after"], now: arrival))
        }
        return try response.checkedKeylessBody(now: arrival) { body in
            (try? JSONObject(body))?.object("error")?.text("message")
        }
    }
}
