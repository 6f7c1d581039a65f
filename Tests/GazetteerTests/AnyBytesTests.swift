import Foundation
import Gazetteer
import SeededRandom
import Testing

@Suite("Queries of any bytes")
struct AnyBytesTests {
    @Test("100,000 random ones are answered by the shipped index, each place once and no more than asked for")
    func random() throws {
        let index = try Shipped.index.get()
        var random = SeededGenerator(seed: 5)
        let letters = Array("aeinorst lmdkgbu,-.'0123456789".utf8) + Array("äöéłøßäмоскв東京서ا".utf8)
        var found = 0
        var wrong = 0
        for round in 0..<100_000 {
            let length = Int.random(in: 0...(round.isMultiple(of: 500) ? 2_000 : 9), using: &random)
            let query = (0..<length).map { _ in
                round.isMultiple(of: 2)
                    ? UInt8.random(in: 0...255, using: &random) : letters.randomElement(using: &random) ?? 0
            }
            let limit = Int.random(in: 0...12, using: &random)
            let matches = index.matches(forBytes: query, limit: limit, preferredCountry: nil)
            found += matches.isEmpty ? 0 : 1
            if matches.count > max(limit, 0) { wrong += 1 }
            if round.isMultiple(of: 50), Set(matches.map(\.location.id)).count != matches.count { wrong += 1 }
        }
        #expect(wrong == 0)
        #expect(found > 10_000)
    }

    @Test("very long ones too, and what is beyond the first letters does not matter")
    func long() throws {
        let index = try Shipped.index.get()
        for part in ["a", "a ", "san ", "東", "\u{301}", "\0", "é", "1 ", "-", "a.b.c "] {
            let query = String(repeating: part, count: 10_000)
            #expect(index.matches(for: query, limit: 10, preferredCountry: "US").count <= 10)
        }
        let padded = "london" + String(repeating: " ", count: 20_000)
        #expect(index.matches(for: padded, limit: 1, preferredCountry: nil).first?.location.name == "London")
    }
}
