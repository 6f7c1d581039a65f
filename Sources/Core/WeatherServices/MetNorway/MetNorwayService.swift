import Foundation
public import WeatherModel

/// Forecasts from MET Norway's locationforecast 2.0, for any place on Earth and without a key.
public struct MetNorwayService: WeatherFetching, ServerClient {
    /// The server that is asked unless the user names another.
    public static let usualServer = UsualServer.metNorway
    private let server: SourceServer

    /// Makes a client of the server.
    public init(_ server: SourceServer) {
        self.server = server
    }

    /// Returns the current conditions and nine days of rows, at first hourly, then six hours apart.
    public func forecast(for location: Location) async throws(FetchError) -> Forecast {
        let response = try await server.response(to: request(for: location))
        let arrival = server.arrival(of: response)
        // Status 203 announces that the product will be replaced; its data are as valid as with 200.
        let body = try response.checkedKeylessBody(now: arrival)
        return try MetNorwayDecoder(
            fetchedAt: arrival, validUntil: response.expires(now: arrival),
            timeZone: location.zone
        ).forecast(from: body)
    }

    private func request(for location: Location) throws(FetchError) -> HTTPRequest {
        let path = "/weatherapi/locationforecast/2.0/complete"
        let (latitude, longitude) = (
            location.coordinates.truncatedLatitudeText, location.coordinates.truncatedLongitudeText
        )
        guard let metres = Distance(checking: location.elevation?.value)?.value.rounded(), metres < 9000 else {
            return try HTTPRequest(server: server.address, path: path, query: ["lat": latitude, "lon": longitude])
        }
        return try HTTPRequest(
            server: server.address, path: path,
            query: ["lat": latitude, "lon": longitude, "altitude": String(Int(metres))])
    }
}
