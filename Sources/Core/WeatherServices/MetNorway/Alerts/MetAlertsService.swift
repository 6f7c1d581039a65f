public import Foundation
public import WeatherModel

/// Warnings from MET Norway's MetAlerts, for Norway and its waters.
public struct MetAlertsService: AlertFetching {
    private let server: SourceServer
    private let language: String

    /// - Parameters:
    ///   - transport: The transport that carries out the requests; its `User-Agent` must name the program.
    ///   - server: A server to ask instead of MET Norway's own.
    ///   - language: The language of the warnings, "en" or "no".
    ///   - now: The current time; warnings that have ended are left out.
    public init(
        transport: any HTTPTransport, server: URL? = nil, language: String = "en",
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.server = SourceServer(.metNorway, or: server, over: transport, now: now)
        self.language = language
    }

    /// Returns the warnings whose outline contains the point.
    public func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        let response = try await server.response(
            "/weatherapi/metalerts/2.0/current.json",
            query: [
                "lang": language,
                "lat": location.coordinates.latitudeText,
                "lon": location.coordinates.longitudeText,
            ])
        let arrival = server.now()
        let body: Data
        do {
            body = try response.checkedKeylessBody(now: arrival)
        } catch .rejected(status: 422, _) {
            // This status means that the point lies outside the service's area.
            throw .notFound
        } catch {
            throw error
        }
        let decoder = MetAlertsDecoder(place: location, now: arrival)
        return Sourced(
            try decoder.alerts(from: body), source: .metNorway, issuedAt: decoder.issuedAt(body),
            fetchedAt: response.confirmedAt ?? arrival,
            validUntil: response.expires(now: arrival))
    }
}
