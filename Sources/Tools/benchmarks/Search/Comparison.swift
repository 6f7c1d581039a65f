import Foundation
import Gazetteer

/// The comparison of the index with forms of FTS5 over all key presses, interleaved.
struct Comparison {
    /// The results as text.
    let report: String

    /// - Parameters:
    ///   - keystrokes: The key presses, at least one.
    ///   - tables: The forms of FTS5, at least one; recall is measured for the first.
    ///   - rounds: The number of measurements of each, after a warm-up round.
    init(keystrokes: [Keystroke], index: PlaceIndex, tables: [FullTextSearch], rounds: Int) {
        let count = keystrokes.count
        var contenders = [
            Contender("Index, found", keystrokes: count) {
                index.matches(for: $0, limit: 10, preferredCountry: nil).count
            }
        ]
        contenders += tables.map { table in
            Contender("\(table.form.name), found", keystrokes: count) { table.ranks(for: $0).count }
        }
        contenders.append(
            Contender("Index, read", keystrokes: count) { query in
                index.matches(for: query, limit: 10, preferredCountry: nil).map(\.location).count
            })
        contenders += tables.map { table in
            Contender("\(table.form.name), read", keystrokes: count) { table.places(for: $0).count }
        }
        for round in 0...rounds {
            for (number, key) in keystrokes.enumerated() {
                // Each contender is the first one by turns.
                for turn in contenders.indices {
                    contenders[(turn + round + number) % contenders.count].measure(key.query, number: number)
                }
            }
        }
        let summaries = contenders.map(\.summary)
        var lines = [
            "\n\(count) key presses, \(rounds) rounds, µs a key press",
            Figures.line("", ["p50", "p99", "max", "worst round"]),
        ]
        for ours in [0, tables.count + 1] {
            for number in ours...ours + tables.count {
                lines.append(Figures.line(contenders[number].name, summaries[number].map(Self.tenths)))
                guard number > ours else { continue }
                let ratios = zip(summaries[ours], summaries[number]).prefix(3).map { Self.tenths($1 / $0) }
                lines.append(Figures.line("times faster", ratios))
            }
        }
        lines.append("\nThe place meant is among the first five")
        lines.append(Figures.line("", ["full text", "index", "FTS5", "before", "index", "FTS5"]))
        lines += Recall(keystrokes: keystrokes, index: index, table: tables[0]).lines
        report = lines.joined(separator: "\n")
    }

    private static func tenths(_ value: Double) -> String {
        String(format: "%.1f", value)
    }
}

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
