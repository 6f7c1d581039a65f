public import Foundation
public import WeatherModel

/// Current weather from OpenWeather's `/data/2.5/weather`, for which its users need a key.
public struct OpenWeatherService: WeatherFetching {
    private let transport: any HTTPTransport
    private let key: APIKey
    private let server: String
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - transport: Carries the requests.
    ///   - key: The user's own; without one nothing is ever asked.
    ///   - server: Another server than OpenWeather's own.
    ///   - now: Stamps the forecasts with the moment they arrived.
    public init(
        transport: any HTTPTransport, key: APIKey, server: URL? = nil, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.transport = transport
        self.key = key
        self.server = server?.absoluteString ?? "https://api.openweathermap.org"
        self.now = now
    }

    /// Current weather alone; this product has no hours and no days.
    public func forecast(for location: Location) async throws(FetchError) -> Forecast {
        guard !key.secret.isEmpty else { throw .keyRefused }
        let request = try HTTPRequest(
            server: server, path: "/data/2.5/weather",
            query: [
                "lat": location.coordinates.latitudeText,
                "lon": location.coordinates.longitudeText,
                "units": "metric",
                "appid": key.secret,
            ])
        do {
            let response = try await transport.response(to: request)
            let arrival = now()
            let body = try response.checkedBody(now: arrival, reason: OpenWeatherCurrentDecoder.reason)
            return try OpenWeatherCurrentDecoder(fetchedAt: arrival).forecast(from: body)
        } catch .rejected(let status, let reason) {
            // Were a server to quote the request in its reason, the key would be in it.
            throw .rejected(status: status, reason: reason?.replacing(key.secret, with: "…"))
        } catch {
            throw error
        }
    }
}
