public import Foundation
public import WeatherModel

/// Warnings of the German weather service from Bright Sky's `/alerts`.
public struct BrightSkyAlertService: AlertFetching {
    private let transport: any HTTPTransport
    private let server: String
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - server: A server to ask instead of Bright Sky's own.
    ///   - now: The current time; warnings that have ended are left out.
    public init(
        transport: any HTTPTransport, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.transport = transport
        self.server = server?.absoluteString ?? "https://api.brightsky.dev"
        self.now = now
    }

    /// The warnings for the municipality the point lies in.
    public func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        let request = try HTTPRequest(
            server: server, path: "/alerts",
            query: ["lat": location.coordinates.latitudeText, "lon": location.coordinates.longitudeText])
        let response = try await transport.response(to: request)
        let arrival = now()
        let body = try response.checkedKeylessBody(now: arrival, reason: BrightSkyAlertDecoder.reason)
        let alerts = try BrightSkyAlertDecoder(place: location, now: arrival).alerts(from: body)
        guard !BrightSkyAlertDecoder.isOutside(body) else { throw .notFound }
        return Sourced(
            alerts, source: .brightSky, fetchedAt: response.confirmedAt ?? arrival,
            validUntil: response.expires(now: arrival))
    }
}
