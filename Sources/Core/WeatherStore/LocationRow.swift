import GRDB
import WeatherModel

/// A row of the table `location`.
struct LocationRow: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "location"

    let id: String
    /// From 0, without gaps.
    var position: Int
    let name: String
    let region: String?
    let country: String?
    let countryCode: String?
    let latitude: Double
    let longitude: Double
    let elevation: Double?
    let timeZoneIdentifier: String?
    let postcode: String?
    let population: Int?
    let fullName: String

    init(_ location: Location, position: Int) {
        id = location.id
        self.position = position
        name = location.name
        region = location.region
        country = location.country
        countryCode = location.countryCode
        latitude = location.coordinates.latitude
        longitude = location.coordinates.longitude
        elevation = location.elevation?.value
        timeZoneIdentifier = location.timeZoneIdentifier
        postcode = location.postcode
        population = location.population
        fullName = location.fullName
    }

    /// Nil where the coordinates are out of range, which this program never writes.
    var location: Location? {
        Coordinates(latitude: latitude, longitude: longitude).map { coordinates in
            Location(
                id: id, name: name, region: region, country: country, countryCode: countryCode,
                coordinates: coordinates, elevation: elevation.map { Distance($0) },
                timeZoneIdentifier: timeZoneIdentifier, postcode: postcode, population: population,
                fullName: fullName)
        }
    }
}
