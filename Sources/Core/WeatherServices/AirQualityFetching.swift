public import WeatherModel

/// A source of air quality and pollen.
public protocol AirQualityFetching: Sendable {
    /// Everything the source has for the place; what it does not give is missing, not an error.
    func airQuality(for location: Location) async throws(FetchError) -> Sourced<AirQualityReport>
}
