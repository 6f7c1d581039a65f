import Testing
import WeatherModel

/// A place at a point, where a test minds nothing else.
func place(_ latitude: Double, _ longitude: Double, zone: String? = nil) throws -> Location {
    Location(
        name: "Somewhere", coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)),
        timeZoneIdentifier: zone)
}
