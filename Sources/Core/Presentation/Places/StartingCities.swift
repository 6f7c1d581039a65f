import WeatherModel

/// The cities suggested to a user without places, with identifiers and coordinates of GeoNames (CC BY 4.0).
enum StartingCities {
    static let all: [Location] = [
        city(5_128_581, "New York", "New York", "United States", "US", 40.71427, -74.00597, "America/New_York"),
        city(2_643_743, "London", "England", "United Kingdom", "GB", 51.50853, -0.12574, "Europe/London"),
        city(2_988_507, "Paris", "Île-de-France", "France", "FR", 48.85341, 2.3488, "Europe/Paris"),
        city(6_173_331, "Vancouver", "British Columbia", "Canada", "CA", 49.24966, -123.11934, "America/Vancouver"),
        city(3_369_157, "Cape Town", "Western Cape", "South Africa", "ZA", -33.92584, 18.42322, "Africa/Johannesburg"),
        city(2_147_714, "Sydney", "New South Wales", "Australia", "AU", -33.86785, 151.20732, "Australia/Sydney"),
    ].compactMap { $0 }

    private static func city(
        _ geonamesID: Int, _ name: String, _ region: String, _ country: String, _ countryCode: String,
        _ latitude: Double, _ longitude: Double, _ zone: String
    ) -> Location? {
        Coordinates(latitude: latitude, longitude: longitude).map {
            Location(
                id: "geonames:\(geonamesID)", name: name, region: region, country: country, countryCode: countryCode,
                coordinates: $0, timeZoneIdentifier: zone)
        }
    }
}
