package import WeatherModel

extension PlaceTables {
    /// The place in full.
    package func location(_ row: Int) -> Location {
        let names = names(of: row)
        let region = region(of: row)
        let country = country(ofRegion: region)
        let zone = zone(of: row)
        let regionName = regionName(region)
        let countryName = countryName(country)
        var label: String?
        if let qualifier = names.qualifier {
            let area = regionName == names.main ? nil : regionName
            label = [names.main, qualifier, area, countryName].compactMap(\.self).joined(separator: ", ")
        }
        return Location(
            id: "geonames:\(id(of: row))", name: names.main, region: regionName, country: countryName,
            countryCode: countryCode(country), coordinates: point(of: row),
            timeZoneIdentifier: zone.isEmpty ? nil : zone,
            population: population(of: row), fullName: label)
    }
}
