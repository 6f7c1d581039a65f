public import Foundation
public import WeatherModel

/// Forecasts from Open-Meteo's `/v1/forecast`, or from a compatible server.
public struct OpenMeteoForecastService: WeatherFetching {
    private let server: SourceServer
    private let source: WeatherSource

    /// - Parameters:
    ///   - transport: The transport that carries out the requests.
    ///   - server: A server to ask instead of Open-Meteo's own free one; its path and query are kept.
    ///   - source: The source to name in the answers.
    ///   - now: Returns the current time, recorded as the time of arrival.
    public init(
        transport: any HTTPTransport, server: URL? = nil, source: WeatherSource = .openMeteo,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.server = SourceServer(.openMeteo, or: server, over: transport, now: now)
        self.source = source
    }

    /// Returns current conditions, six hours in quarters of an hour, and hours and days from yesterday to 15 days
    /// ahead.
    ///
    /// The server counts such a request (variables / 10 × days / 14) as seven or eight of the 10,000 that are free each
    /// day.
    public func forecast(for location: Location) async throws(FetchError) -> Forecast {
        let variables = OpenMeteoVariables.forecast
        let response = try await server.response(
            "/v1/forecast",
            query: [
                "latitude": location.coordinates.latitudeText,
                "longitude": location.coordinates.longitudeText,
                "current": variables.current.joined(separator: ","),
                "minutely_15": variables.minutely.joined(separator: ","),
                "hourly": variables.hourly.joined(separator: ","),
                "daily": variables.daily.joined(separator: ","),
                "wind_speed_unit": "ms",
                "timezone": "auto",
                "past_days": "1",
                "forecast_days": "16",
                "forecast_minutely_15": "24",
            ])
        let arrival = server.arrival(of: response)
        let body = try response.checkedOpenMeteoBody(now: arrival)
        var forecast = try OpenMeteoForecastDecoder(source: source, fetchedAt: arrival).forecast(from: body)
        forecast.validUntil = response.expires(now: arrival)
        return try forecast.withoutUnusableParts()
    }
}

extension Forecast {
    /// Returns the answer without the parts in which no temperature is known, though it was asked for: another source may have
    /// them.
    ///
    /// - Throws: `unreadableAnswer` where no part is left.
    fileprivate func withoutUnusableParts() throws(FetchError) -> Forecast {
        var usable = self
        if current?.temperature == nil { usable.current = nil }
        if hours.allSatisfy({ $0.temperature == nil }) { usable.hours = [] }
        if days.allSatisfy({ $0.high == nil && $0.low == nil }) { usable.days = [] }
        guard usable.current != nil || !usable.hours.isEmpty || !usable.days.isEmpty else { throw .unreadableAnswer }
        return usable
    }
}
