import Gazetteer
import Testing
import WeatherModel

@testable import Presentation

struct MatchRowTests {
    private func town(_ id: String, region: String?, at point: (Double, Double) = (39.8, -89.6)) -> PlaceMatch {
        PlaceMatch(
            Samples.place("Springfield", id: id, region: region, country: "United States", at: point), kind: .exact)
    }

    @Test("twins are told apart by their region")
    func regions() {
        let rows = MatchRow.rows([town("1", region: "Missouri"), town("2", region: "Illinois")], Samples.formatter) {
            _ in false
        }
        #expect(rows.map(\.title) == ["Springfield", "Springfield"])
        #expect(rows.map(\.detail) == ["Missouri, United States", "Illinois, United States"])
    }

    @Test("twins in one region are told apart by where they are")
    func points() {
        let rows = MatchRow.rows(
            [
                town("1", region: "Wisconsin", at: (43.2, -89.41)),
                town("2", region: "Wisconsin", at: (-44.5, 90.96)),
                town("3", region: nil),
            ], Samples.formatter
        ) { _ in false }
        #expect(
            rows.map(\.detail) == [
                "Wisconsin, United States, 43.2° N, 89.4° W", "Wisconsin, United States, 44.5° S, 91.0° E",
                "United States",
            ])
    }

    @Test("a region named like the place is said once")
    func sameName() {
        #expect(
            MatchRow.rows([PlaceMatch(Samples.tokyo, kind: .exact)], Samples.formatter) { _ in false }.map(\.detail)
                == [nil])
    }

    @Test("the same place is listed once, and one saved already says so")
    func saved() {
        let rows = MatchRow.rows(
            [town("1", region: "Ohio"), town("1", region: "Ohio"), town("2", region: "Texas")], Samples.formatter
        ) {
            $0 == "2"
        }
        #expect(rows.map(\.id) == ["1", "2"])
        #expect(rows.map(\.trailingDetail) == [nil, "in your list"])
    }

    @Test("what is typed is marked in the name, and another name that matched is shown and marked")
    func highlights() {
        let rows = MatchRow.rows(
            [
                PlaceMatch(Samples.paris, kind: .prefix, highlights: [0..<3]),
                PlaceMatch(Samples.tokyo, kind: .alternateName, matchedName: "東京"),
                PlaceMatch(Samples.london, kind: .alternateName, matchedName: "London"),
            ], Samples.formatter
        ) { _ in false }
        #expect(rows.map(\.title) == ["Paris", "Tokyo", "London"])
        #expect(rows.map(\.titleHighlights) == [[0..<3], [], []])
        #expect(rows.map(\.detailHighlights) == [[], [0..<2], [0..<6]])
        #expect(rows[1].detail == "東京")
        #expect(rows[1].spokenText == "Tokyo, 東京")
    }

    @Test("in another name only what is typed is marked, wherever it stands and however it is accented")
    func typed() {
        let brent = PlaceMatch(Samples.london, kind: .alternateName, matchedName: "Greater Lôndon Borough")
        let rows = MatchRow.rows([brent], for: "lond", Samples.formatter) { _ in false }
        #expect(rows[0].detail?.hasPrefix("Greater Lôndon Borough, ") == true)
        #expect(rows[0].detailHighlights == [8..<12])
    }
}
