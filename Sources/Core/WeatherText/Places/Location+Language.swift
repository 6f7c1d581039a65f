import Foundation
public import WeatherModel
public import WeatherStore

extension Location {
    /// The same place with the names that the language of all texts has for it, its region and its country, such as "München,
    /// Bayern, Deutschland"; names that the language lacks stay.
    ///
    /// The names are GeoNames' (CC BY 4.0) and CLDR's, put into the catalogues by `scripts/build/catalogues`. They are for reading:
    /// what is stored and what scripts read keeps the names of the gazetteer.
    public var localized: Location {
        let (catalogue, code) = (Wording.catalogue, countryCode ?? "")
        var words: [String: String] = [:]
        if let country { words[country] = catalogue.geographicName("country:\(code)") }
        if let region, let local = catalogue.geographicName("region:\(code)/\(region)") { words[region] = local }
        let (localRegion, localCountry) = (region.map { words[$0] ?? $0 }, country.map { words[$0] ?? $0 })
        // A capital often bears the name of its region, and a town that of its country.
        if let own = catalogue.geographicName(id) { words[name] = own }
        guard !words.isEmpty else { return self }
        let full = fullName.components(separatedBy: ", ").map { words[$0] ?? $0 }.joined(separator: ", ")
        return Location(
            id: id, name: words[name] ?? name, region: localRegion, country: localCountry,
            countryCode: countryCode, coordinates: coordinates, elevation: elevation,
            timeZoneIdentifier: timeZoneIdentifier, postcode: postcode, population: population, fullName: full)
    }
}

extension SavedPlace {
    /// The name that the user gave the place, else that in the language of all texts.
    public var localName: String { customName ?? location.localized.name }
}
