public import Foundation
public import WeatherModel

/// Current observations of one personal weather station; Weather Underground gives API keys to owners of stations.
public struct WeatherUndergroundStationService: WeatherFetching {
    private let key: APIKey
    private let station: String
    private let reach: Double
    private let server: SourceServer

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - key: The user's API key; no request is made if it is empty.
    ///   - station: The station's identifier, "KMAHANOV10".
    ///   - server: A server to ask instead of the service's own.
    ///   - reach: The greatest distance of the station from the place, in metres.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public init(
        transport: any HTTPTransport, key: APIKey, station: String, server: URL? = nil,
        reach: Double = WeatherUndergroundStationDecoder.reach,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.key = key
        self.station = station
        self.reach = reach
        self.server = SourceServer(.weatherUnderground, or: server, over: transport, now: now)
    }

    /// Returns current conditions only, observed at the station.
    ///
    /// - Throws: `emptyAnswer` while the station sends no data, `notFound` if it is more than 50 km away.
    public func forecast(for location: Location) async throws(FetchError) -> Forecast {
        guard !key.secret.isEmpty else { throw .keyRefused }
        let request = try HTTPRequest(
            server: server.address, path: "/v2/pws/observations/current",
            query: [
                "stationId": station,
                "format": "json",
                "units": "m",
                "numericPrecision": "decimal",
                "apiKey": key.secret,
            ])
        do {
            let response = try await server.response(to: request)
            let arrival = server.arrival(of: response)
            let body = try response.checkedBody(now: arrival, reason: WeatherUndergroundStationDecoder.reason)
            return try WeatherUndergroundStationDecoder(fetchedAt: arrival, place: location, reach: reach)
                .forecast(from: body)
        } catch .rejected(let status, let reason) {
            // If a server quoted the request in its reason, the key would be in it.
            throw .rejected(status: status, reason: reason?.replacing(key.secret, with: "…"))
        } catch {
            throw error
        }
    }
}
