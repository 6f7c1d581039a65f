/// A populated place as listed in the source data.
public struct SourcePlace: Sendable, Hashable {
    let id: Int
    let name: String
    let latitude: Double
    let longitude: Double
    let countryCode: String
    let regionCode: String
    let population: Int
    let zone: String
    let otherNames: [String]
    /// Whether the source lists it as a part of a town.
    let isSection: Bool

    /// Returns the place in another region of its country.
    func moved(toRegion code: String) -> SourcePlace {
        SourcePlace(
            id: id, name: name, latitude: latitude, longitude: longitude, countryCode: countryCode, regionCode: code,
            population: population, zone: zone, otherNames: otherNames, isSection: isSection)
    }
}
