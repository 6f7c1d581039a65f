public import WeatherModel

/// A source of forecasts.
public protocol WeatherFetching: Sendable {
    /// Returns all parts the source has for the place; parts it does not give are missing and no error.
    func forecast(for location: Location) async throws(FetchError) -> Forecast
}
