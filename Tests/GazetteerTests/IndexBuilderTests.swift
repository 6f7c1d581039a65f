import Foundation
import Gazetteer
@testable import GazetteerBuilding
import SeededRandom
import Testing

@Suite("Building the index")
struct IndexBuilderTests {
    @Test("the same places in any order give the same bytes")
    func deterministic() throws {
        var random = SeededGenerator(seed: 1)
        let bytes = try SmallIndex().bytes
        for _ in 0..<3 { #expect(try SmallIndex([SourcePlace].few.shuffled(using: &random)).bytes == bytes) }
    }

    @Test("what cannot be found is left out, and the reason is told")
    func dropped() throws {
        var builder = IndexBuilder(
            .of([
                SourcePlace(1, "London", "GB", "ENG", 10), SourcePlace(1, "London", "GB", "ENG", 10),
                SourcePlace(2, "!!", "GB", "ENG", 10), SourcePlace(3, "Nowhere", "ZZ", "", 10),
            ]))
        _ = try builder.build()
        #expect(builder.notes.contains("dropped 1 places: the same id twice"))
        #expect(builder.notes.contains("dropped 1 places: no name that can be typed"))
        #expect(builder.notes.contains("dropped 1 places: unknown country ZZ"))
        #expect(builder.notes.contains { $0.hasPrefix("1 places in the index") })
    }

    @Test("a village keeps names in another script only where its country writes in one")
    func villages() throws {
        let small = try SmallIndex([
            SourcePlace(1, "Marfa", "US", "TX", 1_800, others: ["Марфа", "Marfatown"]),
            SourcePlace(2, "Ogasawara", "JP", "40", 2_500, others: ["小笠原", "Bonin"]),
        ])
        #expect(small.labels("марфа").isEmpty)
        #expect(small.labels("小笠").count == 1)
        #expect(small.labels("bonin").isEmpty)
    }

    @Test("what cannot be written leaves the old file as it was")
    func unwritable() throws {
        #expect(throws: BuildError.self) { try IndexFile.write([1], to: URL(filePath: "/proc/nowhere/places.fwi")) }
        let small = try SmallIndex()
        try IndexFile.write(small.bytes, to: small.file)
        #expect(try Data(contentsOf: small.file) == Data(small.bytes))
    }

    @Test("more places than the format holds are refused")
    func tooMany() {
        let places = (1...(Posting.maximumRows + 1)).map { SourcePlace($0, "P\($0)", "FJ", "", 1) }
        var builder = IndexBuilder(.of(places))
        #expect(throws: BuildError.tooManyPlaces(Posting.maximumRows + 1)) { try builder.build() }
    }
}
