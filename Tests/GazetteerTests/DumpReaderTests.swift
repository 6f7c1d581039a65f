import Foundation
import Gazetteer
@testable import GazetteerBuilding
import Testing

@Suite("Reading GeoNames' own dump")
final class DumpReaderTests {
    private let folder = URL.temporaryDirectory.appending(path: "dump-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write([city(2867714, "Munich", "Muenchen,munhen,Мюнхен", "PPLA", 1_260_391)], "cities1000.txt")
        try write(["DE.02\tBavaria\tBavaria\t2951839"], "admin1CodesASCII.txt")
        try write(
            [
                "#ISO\tISO3\tISO-Numeric\tfips\tCountry",
                "DE\tDEU\t276\tGM\tGermany\tBerlin\t357021\t82927922\tEU\t.de\tEUR\tEuro\t49\t#####\t^(\\d{5})$\tde\t2921044\tCH\t",
            ], "countryInfo.txt")
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func city(_ id: Int, _ name: String, _ others: String, _ code: String, _ population: Int) -> String {
        "\(id)\t\(name)\t\(name)\t\(others)\t48.13743\t11.57549\tP\t\(code)\tDE\t\t02\t091\t09162\t09162000\t\(population)"
            + "\t\t524\tEurope/Berlin\t2023-10-12"
    }

    private func write(_ lines: [String], _ name: String) throws {
        try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: folder.appending(path: name))
    }

    private func error() -> String {
        do {
            _ = try DumpReader(folder: folder).read()
            return "none"
        } catch {
            return error.description
        }
    }

    @Test("gives places that are found by name, other name and region")
    func whole() throws {
        var builder = IndexBuilder(try DumpReader(folder: folder).read())
        let file = folder.appending(path: "places.fwi")
        try IndexFile.write(try builder.build(), to: file)
        let index = try PlaceIndex(file: file)
        for query in ["munich", "muenchen", "мюн", "munich bavaria", "munich germany"] {
            let place = index.matches(for: query, limit: 5, preferredCountry: nil).first?.location
            #expect(place?.fullName == "Munich, Bavaria, Germany", "\(query)")
        }
    }

    @Test("places that are gone are left out, parts of a town are known as such")
    func features() throws {
        try write(
            [city(1, "Munich", "", "PPLA", 9), city(2, "Old", "", "PPLQ", 9), city(3, "Schwabing", "", "PPLX", 9)],
            "cities1000.txt")
        let data = try DumpReader(folder: folder).read()
        #expect(data.places.map(\.isSection) == [false, true])
        #expect(data.notes.contains("dropped 1 places: historical, abandoned or destroyed"))
    }

    @Test("where there is a file of alternate names, its names count, and its codes do not")
    func alternateNames() throws {
        try write(
            ["1\t2867714\tit\tMonaco di Baviera\t1\t\t\t\t\t", "2\t2867714\tlink\thttps://x\t\t\t\t\t\t"],
            "alternateNamesV2.txt")
        #expect(try DumpReader(folder: folder).read().places.map(\.otherNames) == [["Monaco di Baviera"]])
    }

    @Test("a row that is wrong is named by its line")
    func wrongRow() throws {
        let good = city(1, "Munich", "", "PPLA", 9)
        try write([good, "2\tMunich"], "cities1000.txt")
        #expect(error().contains("cities1000.txt: line 2: 2 columns where 19 are needed"))
        try write([good, good.replacing("48.13743", with: "x")], "cities1000.txt")
        #expect(error().contains("cities1000.txt: line 2: x, 11.57549 are no coordinates"))
        try write([good.replacing("\t9\t", with: "\tmany\t")], "cities1000.txt")
        #expect(error().contains("line 1: many is no population"))
        try write(["x" + good], "cities1000.txt")
        #expect(error().contains("line 1: x1 is no GeoNames id"))
    }

    @Test("a file that ends within a line, is empty, missing or not UTF-8 is an error")
    func truncated() throws {
        let file = folder.appending(path: "cities1000.txt")
        try Data(city(1, "Munich", "", "PPLA", 9).utf8).write(to: file)
        #expect(error().contains("cities1000.txt: line 1: the file ends within the line"))
        try Data().write(to: file)
        #expect(error().contains("cities1000.txt: cannot be read: it is empty"))
        try Data([0xFF, 0x0A]).write(to: file)
        #expect(error().contains("line 1: not UTF-8"))
        try FileManager.default.removeItem(at: file)
        #expect(error().contains("cities1000.txt: cannot be read"))
    }
}
