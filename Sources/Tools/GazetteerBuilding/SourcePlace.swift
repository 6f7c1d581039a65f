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

/// A country as listed in the source data.
public struct SourceCountry: Sendable, Hashable {
    let code: String
    let code3: String
    let name: String
    /// The codes of its languages, such as "ru,tt" or "en-US,es-US".
    let languages: String

    /// The ISO 639 codes of languages that are not written in Latin letters.
    private static let otherScripts: Set = [
        "am", "ar", "as", "be", "bg", "bn", "bo", "ce", "ckb", "cmn", "cv", "dv", "dz", "el", "fa", "gu", "he", "hi",
        "hy",
        "ja", "ka", "kk", "km", "kn", "ko", "ks", "ku", "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "or", "pa",
        "prs",
        "ps", "ru", "sa", "sd", "si", "sr", "ta", "te", "tg", "th", "ti", "tt", "ug", "uk", "ur", "wuu", "yi", "yue",
        "zh",
    ]

    /// Whether one of its languages is not written in Latin letters.
    var writesOtherScript: Bool {
        languages.split(separator: ",").contains { language in
            language.split(separator: "-").first.map { Self.otherScripts.contains(String($0)) } ?? false
        }
    }
}

/// The data from which an index is built.
public struct SourceData: Sendable {
    var places: [SourcePlace]
    var countries: [SourceCountry]
    /// The names of regions by country and region code, such as "US.CA".
    var regions: [String: String]
    /// A place that must lie in the region, for names that were reviewed by hand.
    var regionSeats: [String: String] = [:]
    /// The notes for the maintainer about data that were read or left out, a line each.
    var notes: [String]
}
