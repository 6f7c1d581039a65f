@testable import GazetteerBuilding
import Testing

@Suite("Twins")
struct TwinTests {
    @Test("the smaller of two with one label gets the name of the nearest bigger place in the label")
    func qualifier() throws {
        let index = try SmallIndex([
            SourcePlace(1, "Newton", "US", "TX", 9_000, 30, -95), SourcePlace(2, "Newton", "US", "TX", 4_000, 32, -97),
            SourcePlace(3, "Dallas", "US", "TX", 1_300_000, 32.1, -97.1),
        ])
        #expect(index.labels("newton") == ["Newton, Texas, United States", "Newton, Dallas, Texas, United States"])
    }

    @Test("where that does not tell them apart, the coordinates do")
    func coordinates() throws {
        let index = try SmallIndex([
            SourcePlace(1, "Newton", "US", "TX", 9_000, 30, -95), SourcePlace(2, "Newton", "US", "TX", 4_000, 32, -97),
        ])
        #expect(index.labels("newton").last == "Newton, 32.0, -97.0, Texas, United States")
    }

    @Test("two with one label within 5 km are one place")
    func dropped() throws {
        let index = try SmallIndex([
            SourcePlace(1, "Newton", "US", "TX", 4_000, 30.01, -95),
            SourcePlace(2, "Newton", "US", "TX", 9_000, 30, -95),
        ])
        #expect(
            index.index.matches(for: "newton", limit: 9, preferredCountry: nil).map(\.location.id) == ["geonames:2"])
    }

    @Test("no two places of the shipped index have the same label")
    func shipped() throws {
        let index = try Shipped.index.get()
        var labels: Set<String> = []
        for query in ["san jose", "springfield", "victoria", "santa cruz", "xinan", "krasnyy yar", "newton", "clinton"]
        {
            for match in index.matches(for: query, limit: 100, preferredCountry: nil) {
                let isNew = labels.insert("\(query): \(match.location.fullName)").inserted
                #expect(isNew, "\(match.location.fullName)")
            }
        }
        #expect(labels.count > 300)
    }

    @Test("a part of a town is demoted, so that a smaller town comes first")
    func section() throws {
        let index = try SmallIndex([
            SourcePlace(1, "Paris", "US", "TX", 2_000_000, 48.85, 2.35),
            SourcePlace(2, "Paris 15 Vaugirard", "US", "TX", 230_000, 48.84, 2.29),
            SourcePlace(3, "Parisot", "US", "TX", 90_000, 44, 1.8),
        ])
        #expect(index.labels("pari").map { $0.prefix(8) } == ["Paris, T", "Parisot,", "Paris 15"])
    }
}
