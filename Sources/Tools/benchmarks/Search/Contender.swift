import Gazetteer
import WeatherModel

/// A search method with its measured times.
struct Contender {
    let name: String
    /// The function that is timed; returns the number of results, so that the work cannot be optimised away.
    private let answer: (String) -> Int
    /// The times in microseconds, by key press and round.
    private var times: [[Double]]

    /// - Parameter keystrokes: The number of key presses.
    init(_ name: String, keystrokes: Int, answer: @escaping (String) -> Int) {
        self.name = name
        self.answer = answer
        times = Array(repeating: [], count: keystrokes)
    }

    /// Searches for the query and records the time.
    mutating func measure(_ query: String, number: Int) {
        let clock = ContinuousClock()
        let start = clock.now
        let size = answer(query)
        let time = Figures.microseconds(clock.now - start)
        precondition(size >= 0)
        times[number].append(time)
    }

    /// The p50, p99 and maximum of the key presses' median times, and the longest single time.
    ///
    /// The first round, for warming up, does not count.
    var summary: [Double] {
        let counted = times.map { $0.dropFirst().sorted() }
        let typical = counted.map { Figures.percentile(0.5, of: $0) }.sorted()
        return [0.5, 0.99, 1].map { Figures.percentile($0, of: typical) } + [counted.compactMap(\.last).max() ?? 0]
    }
}
