package import WeatherModel

extension PlaceTables {
    /// Returns the place with all its values.
    package func location(_ row: Int) -> Location {
        let place = place(row)
        let name = place.name
        let region = region(of: row)
        let country = country(ofRegion: region)
        let zone = zone(place.zone)
        let regionName = regionName(region)
        let countryName = countryName(country)
        let label = place.qualifier.map { qualifier in
            [name, qualifier, regionName == name ? nil : regionName, countryName].compactMap(\.self)
                .joined(separator: ", ")
        }
        return Location(
            id: "geonames:\(place.id)", name: name, region: regionName, country: countryName,
            countryCode: countryCode(country), coordinates: place.point, timeZoneIdentifier: zone.isEmpty ? nil : zone,
            population: place.population, fullName: label)
    }
}
