public import WeatherModel

/// A source of forecasts.
public protocol WeatherFetching: Sendable {
    /// Returns all parts the source has for the place; parts it does not give are missing and no error.
    func forecast(for location: Location) async throws(FetchError) -> Forecast
}

/// A source of air quality and pollen.
public protocol AirQualityFetching: Sendable {
    /// Returns all air quality the source has for the place; values it does not give are missing and no error.
    func airQuality(for location: Location) async throws(FetchError) -> Sourced<AirQualityReport>
}

/// A source that tells how far the runs of an ensemble lie apart.
public protocol SpreadFetching: Sendable {
    /// Returns the spread hour by hour; an empty list for a place that the ensemble does not cover.
    func spread(for location: Location) async throws(FetchError) -> Sourced<[TemperatureSpread]>
}

/// A source of official warnings.
public protocol AlertFetching: Sendable {
    /// Returns the warnings in force or announced, those for the place itself first; an empty list means that there are
    /// none.
    ///
    /// - Throws: `notFound` if the place lies outside the source's area, and the errors of any request.
    func alerts(for location: Location) async throws(FetchError) -> Sourced<[Alert]>
}
