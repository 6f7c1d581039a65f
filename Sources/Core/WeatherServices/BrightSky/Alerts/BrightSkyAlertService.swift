import Foundation
public import WeatherModel

/// Warnings of the German weather service from Bright Sky's `/alerts`.
public struct BrightSkyAlertService: AlertFetching, ServerClient {
    /// The server that is asked unless the user names another.
    public static let defaultServer = DefaultServer.brightSky
    private let server: SourceServer

    /// Makes a client of the server.
    public init(_ server: SourceServer) {
        self.server = server
    }

    /// The warnings for the municipality the point lies in.
    public func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        let response = try await server.response(
            "/alerts",
            query: ["lat": location.coordinates.latitudeText, "lon": location.coordinates.longitudeText])
        let arrival = server.now()
        let body = try response.checkedKeylessBody(now: arrival, reason: BrightSkyAlertDecoder.reason)
        let alerts = try BrightSkyAlertDecoder(place: location, now: arrival).alerts(from: body)
        guard !BrightSkyAlertDecoder.isOutside(body) else { throw .notFound }
        return Sourced(
            alerts, source: .brightSky, fetchedAt: response.confirmedAt ?? arrival,
            validUntil: response.expires(now: arrival))
    }
}
