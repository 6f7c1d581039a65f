public import WeatherModel

/// A source of air quality and pollen.
public protocol AirQualityFetching: Sendable {
    /// Returns all air quality the source has for the place; values it does not give are missing and no error.
    func airQuality(for location: Location) async throws(FetchError) -> Sourced<AirQualityReport>
}
