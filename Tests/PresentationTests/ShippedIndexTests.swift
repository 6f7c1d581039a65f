import Gazetteer
import Testing
import WeatherStore

@testable import Presentation

struct ShippedIndexTests {
    private let index: any PlaceSearching

    init() throws {
        index = try PlaceIndex(file: try #require(ShippedFiles().resource("places.fwi")))
    }

    @Test("the index that comes with the program gives rows with what matched marked")
    func rows() {
        let rows = MatchRow.rows(index.matches(for: "Lond", limit: 10, preferredCountry: nil), Samples.formatter) { _ in
            false
        }
        #expect(rows.first?.id == "geonames:2643743")
        #expect(rows.first?.title == "London")
        #expect(rows.first?.titleHighlights == [0..<4])
    }

    @Test("another name that matched is shown below the place’s own")
    func otherName() {
        let row = MatchRow.rows(index.matches(for: "Venezia", limit: 10, preferredCountry: nil), Samples.formatter) {
            _ in false
        }
        .first { $0.id == "geonames:3164603" }
        #expect(row?.title == "Venice")
        #expect(row?.titleHighlights.isEmpty == true)
        #expect(row?.detail?.hasPrefix("Venezia, ") == true)
        #expect(row?.detailHighlights == [0..<7])
    }

    @Test("an error in typing is told from a match")
    func corrected() {
        #expect(index.matches(for: "Reykjavic", limit: 10, preferredCountry: nil).first?.kind == .corrected)
        #expect(index.attribution == "GeoNames, CC BY 4.0")
    }
}
