import GRDB
import WeatherModel

/// A row of the table `location`.
struct PlaceRow: Encodable, PersistableRecord {
    static let databaseTableName = "location"

    let id: String
    /// The position in the list, from 0 without gaps.
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
    let customName: String?
    let isHome: Bool
    /// The identifiers of the preferred sources, one a line.
    let sourceOrder: String
    let hidesAlerts: Bool

    init(_ place: SavedPlace, position: Int) {
        let location = place.location
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
        customName = place.customName
        isHome = place.isHome
        sourceOrder = Self.text(place.sourceOrder)
        hidesAlerts = !place.showsAlerts
    }

    /// The place; nil if the coordinates are out of range, which this program never writes.
    var place: SavedPlace? {
        Coordinates(latitude: latitude, longitude: longitude).map { coordinates in
            let location = Location(
                id: id, name: name, region: region, country: country, countryCode: countryCode,
                coordinates: coordinates, elevation: elevation.map { Distance($0) },
                timeZoneIdentifier: timeZoneIdentifier, postcode: postcode, population: population,
                fullName: fullName)
            let sources = sourceOrder.split(separator: "\n").map(String.init)
            return SavedPlace(
                location, customName: customName, isHome: isHome, sourceOrder: sources, showsAlerts: !hidesAlerts)
        }
    }

    /// Returns the text of the column for identifiers of sources.
    static func text(_ order: [WeatherSource.ID]) -> String {
        order.joined(separator: "\n")
    }
}

extension PlaceRow: FetchableRecord {
    /// Reads a row, including those of schema version 1, which lack the last four columns, and 3, which lack the last.
    init(row: Row) throws {
        id = try row.decode(forColumn: "id")
        position = try row.decode(forColumn: "position")
        name = try row.decode(forColumn: "name")
        region = try row.decode(forColumn: "region")
        country = try row.decode(forColumn: "country")
        countryCode = try row.decode(forColumn: "countryCode")
        latitude = try row.decode(forColumn: "latitude")
        longitude = try row.decode(forColumn: "longitude")
        elevation = try row.decode(forColumn: "elevation")
        timeZoneIdentifier = try row.decode(forColumn: "timeZoneIdentifier")
        postcode = try row.decode(forColumn: "postcode")
        population = try row.decode(forColumn: "population")
        fullName = try row.decode(forColumn: "fullName")
        let grown = row.hasColumn("sourceOrder")
        customName = grown ? try row.decode(forColumn: "customName") : nil
        isHome = grown ? try row.decode(forColumn: "isHome") : false
        sourceOrder = grown ? try row.decode(forColumn: "sourceOrder") : ""
        hidesAlerts = row.hasColumn("hidesAlerts") ? try row.decode(forColumn: "hidesAlerts") : false
    }
}
