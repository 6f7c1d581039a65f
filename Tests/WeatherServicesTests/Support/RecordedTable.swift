import Testing

@testable import WeatherServices

/// The table that the tests of recorded answers print: source, file, what came out, and what was nil in all of it.
struct RecordedTable {
    private let source: String
    private var lines: [String] = []

    init(_ source: String) {
        self.source = source
    }

    /// Takes down one file; an answer that nobody could read is an issue.
    mutating func add(_ file: String, _ outcome: RecordedOutcome) {
        switch outcome {
        case .came(let what, let missing):
            lines.append("\(source) | \(file) | \(what) | \(missing.isEmpty ? "nothing" : missing)")
        case .error(let error):
            #expect(error != .unreadableAnswer && error != .unknown, "\(source)/\(file)")
            lines.append("\(source) | \(file) | \(error) | –")
        }
    }

    /// Prints it in one piece, as tests run side by side.
    func show() {
        print(lines.joined(separator: "\n"))
    }
}
