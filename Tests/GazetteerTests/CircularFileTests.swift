import Foundation
import Gazetteer
@testable import GazetteerBuilding
import Testing
import WeatherModel

@Suite("Files that lead in circles")
struct CircularFileTests {
    /// The same file with other bytes at the start of a section; the header does not cover the body.
    private func index(_ small: SmallIndex, _ section: IndexSection, _ change: (inout [UInt8], Int) -> Void) throws
        -> PlaceIndex
    {
        let entry = 32 + section.rawValue * 8
        let offset = (0..<4).reduce(0) { $0 | Int(small.bytes[entry + $1]) << ($1 * 8) }
        var bytes = small.bytes
        change(&bytes, offset)
        try Data(bytes).write(to: small.file)
        return try PlaceIndex(file: small.file)
    }

    @Test(
        "a trie whose every reference leads back to the root ends all the same",
        arguments: [IndexSection.nameNodes, .areaNodes])
    func trie(section: IndexSection) throws {
        let small = try SmallIndex()
        let index = try index(small, section) { bytes, root in
            let children = Int(bytes[root]) | Int(bytes[root + 1]) << 8
            let references = root + 5 + children * 3
            for byte in references..<references + children * 4 { bytes[byte] = 0 }
            // Nothing is pruned, as all promise the best.
            for best in root + 5 + children * 2..<references { bytes[best] = 255 }
        }
        for query in ["l", "lllllllllllllllllllll", "lndon", "portland l", "portland llllll", "portlnd maine"] {
            #expect(index.matches(for: query, limit: 100, preferredCountry: nil).count <= 100)
        }
    }

    @Test("a grid whose every cell holds all places ends all the same", .timeLimit(.minutes(1)))
    func grid() throws {
        let small = try SmallIndex((1...4_000).map { SourcePlace($0, "P\($0)", "FJ", "", 1, Double($0 % 90), 60) })
        let index = try index(small, .gridCells) { bytes, start in
            for cell in 0..<PlaceGrid.rows * PlaceGrid.columns {
                let value: [UInt8] = cell.isMultiple(of: 2) ? [0, 0, 0, 0] : [255, 255, 255, 127]
                bytes.replaceSubrange(start + cell * 4..<start + cell * 4 + 4, with: value)
            }
        }
        for latitude in stride(from: -80.0, through: 80, by: 10) {
            #expect(index.nearest(to: Coordinates(clampingLatitude: latitude, longitude: -100)) != nil)
        }
    }
}
