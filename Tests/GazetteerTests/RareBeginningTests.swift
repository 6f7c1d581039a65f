import Gazetteer
@testable import GazetteerBuilding
import Testing

@Suite("Names that are not what was meant")
struct RareBeginningTests {
    @Test("a rare beginning does not hide the city that was misspelt", arguments: ["kagos", "lorin"])
    func rare(query: String) throws {
        let small = try SmallIndex([
            SourcePlace(1, "Kagoshima", "JP", "40", 595_000), SourcePlace(2, "Lagos", "FJ", "", 15_000_000),
            SourcePlace(3, "Lorinc", "DE", "02", 6_000), SourcePlace(4, "Lorino", "US", "ME", 1_400),
            SourcePlace(5, "Loring", "US", "OR", 8_000), SourcePlace(6, "Dunn Loring", "US", "TX", 8_800),
            SourcePlace(7, "Lorinton", "US", "MO", 900), SourcePlace(8, "Torino", "FJ", "", 870_000),
        ])
        let names = small.index.matches(for: query, limit: 10, preferredCountry: nil).map(\.location.name)
        #expect(names.prefix(5).contains(query == "kagos" ? "Lagos" : "Torino"), "\(names)")
        // What begins as typed still comes first.
        #expect(names.first == (query == "kagos" ? "Kagoshima" : "Loring"))
    }

    @Test("what is called so is no rare beginning")
    func called() throws {
        let small = try SmallIndex([
            SourcePlace(1, "Kagos", "US", "ME", 1_000), SourcePlace(2, "Lagos", "FJ", "", 15_000_000),
        ])
        #expect(small.first("kagos")?.kind == .exact)
    }

    @Test("an airport's code finds its town, and nothing is taken for a misspelt code")
    func codes() throws {
        let small = try SmallIndex([SourcePlace(1, "Lichfield", "GB", "ENG", 34_000, others: ["XQT"])])
        #expect(small.first("xqt")?.location.name == "Lichfield")
        #expect(small.labels("xqzt").isEmpty)
    }

    @Test("what stands in brackets behind a name makes no other name of it")
    func brackets() throws {
        let small = try SmallIndex([
            SourcePlace(1, "Halle", "GB", "ENG", 34_000),
            SourcePlace(2, "Halle (Saale)", "DE", "02", 238_000, others: ["Halle"]),
        ])
        #expect(small.labels("halle").first == "Halle (Saale), Bavaria, Germany")
        #expect(small.first("halle (saale)")?.location.id == "geonames:2")
    }

    @Test("the name of a region stands for its biggest place, after towns and before villages that are called so")
    func regionAlone() throws {
        let small = try SmallIndex([
            SourcePlace(1, "Texas", "US", "ME", 60_000), SourcePlace(2, "Houston", "US", "TX", 2_300_000),
            SourcePlace(3, "Dallas", "US", "TX", 1_300_000), SourcePlace(4, "Texas", "US", "OR", 2_000),
        ])
        let ids = small.index.matches(for: "texas", limit: 10, preferredCountry: nil).map(\.location.id)
        #expect(ids == ["geonames:1", "geonames:2", "geonames:4"])
    }

    @Test("a place that is there twice, under two of its names, is once")
    func doubles() throws {
        let small = try SmallIndex([
            SourcePlace(1, "New Cairo", "FJ", "", 313_139, 30.03, 31.47),
            SourcePlace(2, "Al Qahirah al Jadidah", "FJ", "", 313_139, 30.042, 31.444, others: ["New Cairo"]),
            SourcePlace(3, "New Cairo", "FJ", "", 6_570, -10, -75),
        ])
        #expect(small.index.placeCount == 2)
        #expect(small.first("new cairo")?.location.id == "geonames:1")
    }
}
