import Foundation
import Gazetteer
import Testing
import WeatherStore

@testable import WeatherText

/// The names of `Resources/place-names` beside the index of places.
struct ShippedPlaceNamesTests {
    private struct Names: TextCatalogue {
        let names: [String: String]
        func text(_ english: StaticString, context: StaticString?) -> String { "\(english)" }
        func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String { "\(other)" }
        func geographicName(_ key: String) -> String? { names[key] }
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Resources/place-names").standardized

    private static func lines(_ language: String) throws -> [[String]] {
        try String(contentsOf: folder.appending(path: "\(language).tsv"), encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.components(separatedBy: "\t") }
    }

    private static func index() throws -> PlaceIndex {
        try PlaceIndex(file: #require(ShippedFiles().resource("places.fwi")))
    }

    @Test("each language has a name for each key once, in order, without space around it")
    func files() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        let languages = files.filter { $0.hasSuffix(".tsv") && $0 != "corrections.tsv" }.map { String($0.dropLast(4)) }
        #expect(languages.count == 16)
        let key = /geonames:[0-9]+|country:[A-Z]{2}|region:[A-Z]{2}\/.+/
        for language in languages {
            let lines = try Self.lines(language)
            #expect(lines.count > 1500, "\(language)")
            #expect(lines.allSatisfy { $0.count == 2 && $0[0].wholeMatch(of: key) != nil }, "\(language)")
            #expect(lines.allSatisfy { !$0[1].isEmpty && $0[1].trimmed == $0[1] }, "\(language)")
            let keys = lines.map { Array($0[0].utf8) }
            #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }, "\(language)")
        }
    }

    @Test(
        "towns of the index, with their regions and countries, are named as their readers name them",
        arguments: [
            ("de", "Munich", "München, Bayern, Deutschland"), ("de", "Vienna", "Wien, Österreich"),
            ("fr", "London", "Londres, Angleterre, Royaume-Uni"), ("es", "Munich", "Múnich, Baviera, Alemania"),
            ("ru", "Moscow", "Москва, Россия"), ("ja", "Munich", "ミュンヘン, バイエルン自由州, ドイツ"),
            ("ar", "Cairo", "القاهرة, محافظة القاهرة, مصر"), ("pt_BR", "Moscow", "Moscou, Rússia"),
            ("pl", "Prague", "Praga, Czechy"),
        ])
    func towns(language: String, query: String, name: String) throws {
        let place = try #require(Self.index().matches(for: query, limit: 1, preferredCountry: nil).first).location
        let names = try Dictionary(uniqueKeysWithValues: Self.lines(language).map { ($0[0], $0[1]) })
        Wording.$catalogue.withValue(Names(names: names)) { #expect(place.localized.fullName == name) }
    }

    @Test("no name is for a place that the index does not have")
    func known() throws {
        let index = try Self.index()
        let ids = withExtendedLifetime(index) {
            Set((0..<index.placeCount).map { "geonames:\(index.tables.place($0).id)" })
        }
        for language in ["de", "ja", "ar"] {
            let unknown = try Self.lines(language).map { $0[0] }.filter {
                $0.hasPrefix("geonames:") && !ids.contains($0)
            }
            #expect(unknown.count < 20, "\(language): \(unknown.prefix(5))")
        }
    }
}
