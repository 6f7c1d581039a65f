public import Foundation
public import WeatherModel

/// Current observations of one personal weather station, for which Weather Underground gives keys to owners of stations.
public struct WeatherUndergroundStationService: WeatherFetching {
    private let transport: any HTTPTransport
    private let key: APIKey
    private let station: String
    private let server: String
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - transport: Carries the requests.
    ///   - key: The user's own; without one nothing is ever asked.
    ///   - station: The station's identifier, "KMAHANOV10".
    ///   - server: Another server than the service's own.
    ///   - now: Stamps the forecasts with the moment they arrived.
    public init(
        transport: any HTTPTransport, key: APIKey, station: String, server: URL? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.transport = transport
        self.key = key
        self.station = station
        self.server = server?.absoluteString ?? "https://api.weather.com"
        self.now = now
    }

    /// Current weather alone, measured at the station.
    ///
    /// - Throws: `emptyAnswer` while the station is off the air, `notFound` where it stands more than 50 km away.
    public func forecast(for location: Location) async throws(FetchError) -> Forecast {
        guard !key.secret.isEmpty else { throw .keyRefused }
        let request = try HTTPRequest(
            server: server, path: "/v2/pws/observations/current",
            query: [
                "stationId": station,
                "format": "json",
                "units": "m",
                "numericPrecision": "decimal",
                "apiKey": key.secret,
            ])
        do {
            let response = try await transport.response(to: request)
            let arrival = response.confirmedAt ?? now()
            let body = try response.checkedBody(now: arrival, reason: WeatherUndergroundStationDecoder.reason)
            return try WeatherUndergroundStationDecoder(fetchedAt: arrival, place: location).forecast(from: body)
        } catch .rejected(let status, let reason) {
            // Were a server to quote the request in its reason, the key would be in it.
            throw .rejected(status: status, reason: reason?.replacing(key.secret, with: "…"))
        } catch {
            throw error
        }
    }
}
