import Foundation
import Gazetteer
import GazetteerBuilding
import WeatherModel

/// A place of the index with its searchable names, as inserted into FTS5.
struct IndexedRow {
    let location: Location
    /// All names that the index has of the place.
    let names: [String]
    /// The names, codes and usual abbreviations of its region and country.
    let areas: [String]

    /// Returns the places, the biggest first, so that the row number is the rank.
    ///
    /// - Parameter regions: A file with tab-separated codes and names of regions, such as "US.CA" and "California".
    static func read(_ index: PlaceIndex, regions: URL) throws -> [IndexedRow] {
        let codes = try codes(of: regions)
        let rows = (0..<index.placeCount).map { row in
            let location = index.tables.location(row)
            let place = index.tables.place(row)
            var names = [place.name]
            _ = place.firstOtherName { name in
                names.append(name)
                return false
            }
            return IndexedRow(location: location, names: names, areas: areas(of: location, codes))
        }
        return rows.sorted { ($1.location.population ?? 0) < ($0.location.population ?? 0) }
    }

    private static func areas(of place: Location, _ codes: [String: String]) -> [String] {
        let country = place.countryCode ?? ""
        var areas = [place.region, place.country, country].compactMap { $0 } + AreaAliases.names(of: country)
        if let code = codes["\(country).\(place.region ?? "")"] {
            areas += AreaAliases.names(of: "\(country).\(code)")
            if code.allSatisfy(\.isLetter) { areas.append(code) }
        }
        return areas
    }

    /// Returns the code of each region by country code and name.
    private static func codes(of regions: URL) throws -> [String: String] {
        var codes: [String: String] = [:]
        for line in String(decoding: try Data(contentsOf: regions), as: UTF8.self).split(separator: "\n") {
            let cells = line.split(separator: "\t")
            let area = cells[0].split(separator: ".", maxSplits: 1)
            if line.first != "#", cells.count > 1, area.count == 2 { codes["\(area[0]).\(cells[1])"] = String(area[1]) }
        }
        return codes
    }
}
