import Gazetteer
import WeatherModel

/// One way to answer a key press, and how it did.
struct Contender {
    let name: String
    /// What is timed; the answer's size, so that nothing of the work can be left out.
    private let answer: (String) -> Int
    /// By key press, then by round, in microseconds.
    private var times: [[Double]]

    /// - Parameter keystrokes: How many key presses there will be.
    init(_ name: String, keystrokes: Int, answer: @escaping (String) -> Int) {
        self.name = name
        self.answer = answer
        times = Array(repeating: [], count: keystrokes)
    }

    /// Answers the key press and keeps how long that took.
    mutating func measure(_ query: String, number: Int) {
        let clock = ContinuousClock()
        let start = clock.now
        let size = answer(query)
        let time = Figures.microseconds(clock.now - start)
        precondition(size >= 0)
        times[number].append(time)
    }

    /// p50, p99 and the maximum of the key presses' median rounds, and the slowest round of all.
    ///
    /// The first round, which warms up, does not count.
    var summary: [Double] {
        let counted = times.map { $0.dropFirst().sorted() }
        let typical = counted.map { Figures.percentile(0.5, of: $0) }.sorted()
        return [0.5, 0.99, 1].map { Figures.percentile($0, of: typical) } + [counted.compactMap(\.last).max() ?? 0]
    }
}
