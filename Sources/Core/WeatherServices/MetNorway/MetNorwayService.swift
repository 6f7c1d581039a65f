public import Foundation
public import WeatherModel

/// Forecasts from MET Norway's locationforecast 2.0, for any place on Earth and without a key.
public struct MetNorwayService: WeatherFetching {
    private let transport: any HTTPTransport
    private let server: String
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - transport: The transport that carries out the requests; its `User-Agent` must name the program.
    ///   - server: A server to ask instead of MET Norway's own; its path and query are kept.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public init(
        transport: any HTTPTransport, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.transport = transport
        self.server = server?.absoluteString ?? "https://api.met.no"
        self.now = now
    }

    /// Returns the current conditions and nine days of rows, at first hourly, then six hours apart.
    public func forecast(for location: Location) async throws(FetchError) -> Forecast {
        let response = try await transport.response(to: request(for: location))
        let arrival = response.confirmedAt ?? now()
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
            return try HTTPRequest(server: server, path: path, query: ["lat": latitude, "lon": longitude])
        }
        return try HTTPRequest(
            server: server, path: path,
            query: ["lat": latitude, "lon": longitude, "altitude": String(Int(metres))])
    }
}
