import Foundation
import Gazetteer
import WeatherModel

/// Both searches over all key presses: how long each took, and how often the place meant was among the first five.
struct Comparison {
    /// What one of the two did with each key press.
    private struct Run {
        /// By key press, then by round, in microseconds.
        var times: [[Double]]
        /// By key press.
        var isRight: [Bool]

        /// The median round of each key press, in rising order.
        var typicalTimes: [Double] {
            times.map { Figures.percentile(0.5, of: $0.sorted()) }.sorted()
        }

        /// The slowest of all rounds.
        var worst: Double { times.joined().max() ?? 0 }
    }

    private let keystrokes: [Keystroke]
    private var ours: Run
    private var theirs: Run
    private let rounds: Int

    /// - Parameter keystrokes: At least one.
    init(keystrokes: [Keystroke], index: PlaceIndex, table: FullTextSearch, rounds: Int) throws {
        self.keystrokes = keystrokes
        self.rounds = rounds
        let empty = Run(
            times: Array(repeating: [], count: keystrokes.count),
            isRight: Array(repeating: false, count: keystrokes.count))
        (ours, theirs) = (empty, empty)
        // The first round warms both up and is not counted.
        for round in 0...rounds {
            for (number, key) in keystrokes.enumerated() {
                let measureOurs = { (run: inout Run) in
                    Self.measure(key, number, round > 0, &run) {
                        index.matches(for: key.query, limit: 10, preferredCountry: nil)
                    } places: {
                        $0.map(\.location)
                    }
                }
                let measureTheirs = { (run: inout Run) in
                    Self.measure(key, number, round > 0, &run) {
                        table.matches(for: key.query)
                    } places: {
                        $0
                    }
                }
                if (round + number).isMultiple(of: 2) {
                    measureOurs(&ours)
                    measureTheirs(&theirs)
                } else {
                    measureTheirs(&theirs)
                    measureOurs(&ours)
                }
            }
        }
    }

    private static func measure<Answer>(
        _ key: Keystroke, _ number: Int, _ counts: Bool, _ run: inout Run, _ body: () -> Answer,
        places: (Answer) -> [Location]
    ) {
        let clock = ContinuousClock()
        let start = clock.now
        let answer = body()
        let time = Figures.microseconds(clock.now - start)
        guard counts else {
            let id = key.geonameID.map { "geonames:\($0)" }
            run.isRight[number] = places(answer).prefix(5).contains { $0.id == id }
            return
        }
        run.times[number].append(time)
    }

    /// The two tables, as text.
    var report: String {
        let (our, their) = (ours.typicalTimes, theirs.typicalTimes)
        var lines = [
            "\n\(keystrokes.count) key presses, \(rounds) rounds, µs a key press",
            Self.columns("", ["p50", "p99", "max", "worst round"]),
        ]
        let summary = { (times: [Double]) in
            [0.5, 0.99, 1].map { Figures.percentile($0, of: times) }
        }
        let decimals = { (value: Double) in String(format: "%.1f", value) }
        lines.append(Self.columns("Fairweather", (summary(our) + [ours.worst]).map(decimals)))
        lines.append(Self.columns("FTS5", (summary(their) + [theirs.worst]).map(decimals)))
        lines.append(Self.columns("times faster", zip(summary(our), summary(their)).map { decimals($1 / $0) }))
        lines.append("\nThe place meant is among the first five")
        lines.append(Self.columns("", ["full text", "Fairweather", "FTS5", "before", "Fairweather", "FTS5"]))
        for kind in Set(keystrokes.map(\.kind)).sorted() {
            let cells = [true, false].flatMap { isFull in recall(kind, isFull: isFull) }
            lines.append(Self.columns(kind, cells))
        }
        return lines.joined(separator: "\n")
    }

    /// How many there are that mean a place, and the share both found.
    private func recall(_ kind: String, isFull: Bool) -> [String] {
        let numbers = keystrokes.indices.filter {
            keystrokes[$0].kind == kind && keystrokes[$0].isFull == isFull && keystrokes[$0].geonameID != nil
        }
        guard !numbers.isEmpty else { return ["0", "—", "—"] }
        let shares = [ours, theirs].map { run in
            String(format: "%.3f", Double(numbers.count { run.isRight[$0] }) / Double(numbers.count))
        }
        return ["\(numbers.count)"] + shares
    }

    private static func columns(_ name: String, _ cells: [String]) -> String {
        let padded = cells.map { String(repeating: " ", count: max(13 - $0.count, 1)) + $0 }
        return name + String(repeating: " ", count: max(16 - name.count, 1)) + padded.joined()
    }
}
