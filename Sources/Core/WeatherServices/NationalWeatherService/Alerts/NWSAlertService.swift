import Foundation
public import WeatherModel

/// Warnings from the US National Weather Service's `/alerts/active`, for the United States and their waters.
public struct NWSAlertService: AlertFetching, ServerClient {
    /// The server that is asked unless the user names another.
    public static let defaultServer = DefaultServer.nationalWeatherService
    private let server: SourceServer

    /// Makes a client of the server.
    public init(_ server: SourceServer) {
        self.server = server
    }

    /// Returns the warnings whose area contains the point.
    public func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]> {
        let point = [location.coordinates.latitudeText, location.coordinates.longitudeText].map(Self.shortened)
        let response = try await server.response("/alerts/active", query: ["point": point.joined(separator: ",")])
        let arrival = server.now()
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
