public import WeatherModel

/// A source of forecasts.
public protocol WeatherFetching: Sendable {
    /// Everything the source has for the place in one answer; parts it does not give are missing, not errors.
    func forecast(for location: Location) async throws(FetchError) -> Forecast
}
