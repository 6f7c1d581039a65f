public import Foundation

/// Reads GeoNames' own dump (https://download.geonames.org/export/dump/readme.txt): `cities1000.txt`, `countryInfo.txt`,
/// `admin1CodesASCII.txt`, and `alternateNamesV2.txt` where it is there.
public struct DumpReader {
    /// The feature codes of historical, abandoned and destroyed places.
    private static let gone: Set = ["PPLH", "PPLCH", "PPLQ", "PPLW"]
    private static let section = "PPLX"
    /// The language codes of alternate names that stand for other codes and links.
    private static let codes: Set = [
        "link", "post", "iata", "icao", "faac", "fr_1793", "phon", "piny", "tcid", "unlc", "wkdt", "abbr",
    ]

    private let folder: URL
    private let regions: URL?

    /// - Parameter regions: A file with region names to use instead of the dump's; nil for none.
    public init(folder: URL, regions: URL? = nil) {
        self.folder = folder
        self.regions = regions
    }

    /// Reads all files; throws the first error.
    public func read() throws(BuildError) -> SourceData {
        var notes: [String] = []
        let names = try alternateNames(&notes)
        let places = try places(names, &notes)
        var countries: [SourceCountry] = []
        try file("countryInfo.txt").forEachRow(atLeast: 16) { row throws(BuildError) in
            guard row[0].count == 2, !row[4].isEmpty else { throw row.error("no country code and name") }
            countries.append(SourceCountry(code: row[0], code3: row[1], name: row[4], languages: row[15]))
        }
        let regionFile = try RegionFile.read(regions ?? folder.appending(path: "admin1CodesASCII.txt"))
        notes.append("read \(countries.count) countries and \(regionFile.names.count) region names")
        return SourceData(
            places: places, countries: countries, regions: regionFile.names, regionSeats: regionFile.seats, notes: notes
        )
    }

    private func file(_ name: String) -> TabbedFile { TabbedFile(folder.appending(path: name)) }

    private func places(_ names: [Int: [String]]?, _ notes: inout [String]) throws(BuildError) -> [SourcePlace] {
        var places: [SourcePlace] = []
        var goneCount = 0
        try file("cities1000.txt").forEachRow(atLeast: 19) { row throws(BuildError) in
            guard let id = Int(row[0]), id > 0, id <= UInt32.max else { throw row.error("\(row[0]) is no GeoNames id") }
            guard let latitude = Double(row[4]), (-90...90).contains(latitude), let longitude = Double(row[5]),
                (-180...180).contains(longitude)
            else { throw row.error("\(row[4]), \(row[5]) are no coordinates") }
            guard let population = Int(row[14]), population >= 0, population <= UInt32.max else {
                throw row.error("\(row[14]) is no population")
            }
            guard !Self.gone.contains(row[7]) else {
                goneCount += 1
                return
            }
            places.append(
                SourcePlace(
                    id: id, name: row[1], latitude: latitude, longitude: longitude, countryCode: row[8],
                    regionCode: row[10],
                    population: population, zone: row[17],
                    otherNames: names.map { $0[id] ?? [] } ?? row[3].split(separator: ",").map(String.init),
                    isSection: row[7] == Self.section))
        }
        notes.append("read \(places.count) places from \(folder.appending(path: "cities1000.txt").path)")
        if goneCount > 0 { notes.append("dropped \(goneCount) places: historical, abandoned or destroyed") }
        return places
    }

    /// Returns the alternate names by GeoNames id; nil if the dump does not have the file.
    private func alternateNames(_ notes: inout [String]) throws(BuildError) -> [Int: [String]]? {
        let path = folder.appending(path: "alternateNamesV2.txt")
        guard FileManager.default.fileExists(atPath: path.path) else { return nil }
        var names: [Int: [String]] = [:]
        var count = 0
        var codeCount = 0
        try TabbedFile(path).forEachRow(atLeast: 4) { row throws(BuildError) in
            guard let id = Int(row[1]) else { throw row.error("\(row[1]) is no GeoNames id") }
            count += 1
            if Self.codes.contains(row[2]) {
                codeCount += 1
            } else {
                names[id, default: []].append(row[3])
            }
        }
        notes.append("read \(count) other names from \(path.path), left \(codeCount) codes and links out")
        return names
    }
}
