import Foundation
import Gazetteer
@testable import GazetteerBuilding
import SeededRandom
import Testing

/// The first stage against a look at every name of the same rows.
@Suite("The exact stage")
struct ExactStageTests {
    private struct Row {
        let id: Int
        let score: Int
        let isMarked: Bool
        /// Folded, and what kind of name it is.
        let names: [(key: [UInt16], kind: NameKind)]
    }

    @Test("agrees with a search of every name, over thousands of queries")
    func bruteForce() throws {
        var random = SeededGenerator(seed: 13)
        let syllables = ["san", "ta", "ma", "ri", "a", "po", "lo", "kö", "ne", "w ", "de ", "la ", "st", "é"]
        let places = (1...1_500).map { id in
            let name = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                syllables.randomElement(using: &random) ?? ""
            }
            let other = (0..<3).map { _ in syllables.randomElement(using: &random) ?? "" }.joined().capitalized
            return SourcePlace(
                id, "X" + name.joined().trimmingCharacters(in: .whitespaces), "FJ", "",
                Int.random(in: 0...4_000_000, using: &random),
                Double(id % 170) - 85, Double(id % 350) - 175, others: id.isMultiple(of: 3) ? [other] : [])
        }
        let small = try SmallIndex(places)
        let rows = places.sorted { ($1.population, $0.id) < ($0.population, $1.id) }.map {
            row($0, small.index.tables.folding)
        }
        let starts = rows.flatMap { $0.names.map(\.key) }
        var compared = 0
        while compared < 3_000 {
            guard let key = starts.randomElement(using: &random) else { break }
            let query = String(decoding: key.prefix(.random(in: 1...max(1, key.count), using: &random)), as: UTF16.self)
            let expected = search(small.index.tables.folding.fold(query).array, rows)
            // With fewer the next stages add theirs.
            guard expected.count == 10, !query.hasSuffix(" "), !query.hasPrefix("st ") else { compared += 1; continue }
            let found = small.index.matches(for: query, limit: 10, preferredCountry: nil)
                .map { Int($0.location.id.dropFirst("geonames:".count)) }
            #expect(found == expected, "\(query)")
            compared += 1
        }
    }

    private func row(_ place: SourcePlace, _ table: FoldTable) -> Row {
        let main = table.fold(place.name)
        var names: [(key: [UInt16], kind: NameKind)] = [(main.array, main.isMarked ? .marked : .main)]
        names += main.wordStarts.dropFirst().map { (Array(main.array[$0...]), .laterWord) }
        if place.population >= 15_000 {
            names += place.otherNames.map { (table.fold($0).array, NameKind.latin) }.filter { $0.0 != main.array }
        }
        let score = Int((8 * log2(Double(max(1, place.population)))).rounded())
        return Row(id: place.id, score: score, isMarked: main.isMarked, names: names)
    }

    /// Whole names first, then by size less what the kind of name costs.
    private func search(_ query: [UInt16], _ rows: [Row]) -> [Int] {
        let scored = rows.enumerated().compactMap { index, row -> (score: Int, index: Int, id: Int)? in
            let scores = row.names.filter { $0.key.starts(with: query) }.map { name -> Int in
                let score = max(0, row.score - (name.kind == .laterWord ? 60 : name.kind == .latin ? 28 : 0))
                guard name.key == query, name.kind != .laterWord else { return score }
                return score + 256 - (name.kind == .latin ? 24 : name.kind == .marked ? 10 : 0)
            }
            return scores.max().map { ($0, index, row.id) }
        }
        return scored.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.prefix(10).map(\.id)
    }
}
