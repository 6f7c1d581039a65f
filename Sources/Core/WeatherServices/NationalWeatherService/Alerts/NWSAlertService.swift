public import Foundation
public import WeatherModel

/// Warnings from the US National Weather Service's `/alerts/active`, for the United States and their waters.
public struct NWSAlertService: AlertFetching {
    private let transport: any HTTPTransport
    private let server: String
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - server: A server to ask instead of the service's own.
    ///   - now: The current time; warnings that have ended are left out.
    public init(
        transport: any HTTPTransport, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.transport = transport
        self.server = server?.absoluteString ?? "https://api.weather.gov"
        self.now = now
    }

    /// Returns the warnings whose area contains the point.
    public func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        let point = [location.coordinates.latitudeText, location.coordinates.longitudeText].map(Self.shortened)
        let request = try HTTPRequest(
            server: server, path: "/alerts/active", query: ["point": point.joined(separator: ",")])
        let response = try await transport.response(to: request)
        let arrival = now()
        let body: Data
        do {
            body = try response.checkedKeylessBody(now: arrival, reason: NWSAlertDecoder.reason)
        } catch .rejected(status: 400, _) {
            // This status means that the point lies outside the service's area.
            throw .notFound
        } catch {
            throw error
        }
        let decoder = NWSAlertDecoder(place: location, now: arrival)
        return Sourced(
            try decoder.alerts(from: body), source: .nationalWeatherService, issuedAt: decoder.issuedAt(body),
            fetchedAt: response.confirmedAt ?? arrival,
            validUntil: response.expires(now: arrival))
    }

    /// Returns the coordinate without a trailing ".0", which the server would answer with a redirect.
    private static func shortened(_ coordinate: String) -> String {
        coordinate.hasSuffix(".0") ? String(coordinate.dropLast(2)) : coordinate
    }
}
