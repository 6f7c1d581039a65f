import Foundation
import Gazetteer

/// The share of queries for which the intended place is among the first five.
struct Recall {
    private let keystrokes: [Keystroke]
    /// Whether the index was right and whether FTS5 was, by key press.
    private let isRight: [[Bool]]

    init(keystrokes: [Keystroke], index: PlaceIndex, table: FullTextSearch) {
        self.keystrokes = keystrokes
        isRight = keystrokes.map { key in
            let id = key.geonameID.map { "geonames:\($0)" }
            let ours = index.matches(for: key.query, limit: 10, preferredCountry: nil).map(\.location)
            return [ours, table.places(for: key.query)].map { places in places.prefix(5).contains { $0.id == id } }
        }
    }

    /// A line for each kind of query.
    var lines: [String] {
        Set(keystrokes.map(\.kind)).sorted().map { kind in
            let cells = [true, false].flatMap { isFull in
                shares(
                    keystrokes.indices.filter {
                        let key = keystrokes[$0]
                        return key.kind == kind && key.isFull == isFull && key.geonameID != nil
                    })
            }
            return Figures.line(kind, cells)
        }
    }

    /// Returns the number of queries, and the share of right answers of both methods.
    private func shares(_ numbers: [Int]) -> [String] {
        guard !numbers.isEmpty else { return ["0", "—", "—"] }
        return ["\(numbers.count)"]
            + [0, 1].map { contender in
                let right = numbers.count { isRight[$0][contender] }
                return String(format: "%.3f", Double(right) / Double(numbers.count))
            }
    }
}
