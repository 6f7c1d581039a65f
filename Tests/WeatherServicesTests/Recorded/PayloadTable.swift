import Foundation
import WeatherModel

@testable import WeatherServices

/// What came of recorded answers, a line a file.
struct PayloadTable {
    let source: String
    private var lines: [String] = []

    init(_ source: String) {
        self.source = source
    }

    /// Adds a file's line: the source, the file, what came of it, and what of that was missing.
    mutating func add(_ file: String, _ outcome: String, missing: [String] = []) {
        let gap = missing.isEmpty ? "" : "\tnil: " + missing.joined(separator: " ")
        lines.append("\(source)\t\(file)\t\(outcome)\(gap)")
    }

    /// Adds what a decoder made of a file, or the error it threw.
    mutating func add(_ file: String, _ result: Result<Forecast, FetchError>) {
        switch result {
        case .success(let forecast):
            let parts = [
                forecast.current.map { "\($0.kind.rawValue) now" }, Self.count(forecast.minutes, "steps"),
                Self.count(forecast.hours, "hours"), Self.count(forecast.days, "days"),
            ]
            add(file, parts.compactMap { $0 }.joined(separator: ", "), missing: Self.missing(forecast))
        case .failure(let error): add(file, "error \(error)")
        }
    }

    /// Shows the lines in the log of the test.
    func show() {
        for line in lines { print(line) }
    }

    private static func count(_ rows: [some Any], _ name: String) -> String? {
        rows.isEmpty ? nil : "\(rows.count) \(name)"
    }

    /// What neither the current weather nor any row has.
    private static func missing(_ forecast: Forecast) -> [String] {
        let all = [forecast.current?.conditions].compactMap { $0 } + forecast.hours.map(\.conditions)
        guard !all.isEmpty else { return [] }
        return Mirror(reflecting: Conditions()).children.compactMap(\.label).filter { label in
            all.allSatisfy { conditions in
                let child = Mirror(reflecting: conditions).children.first { $0.label == label }
                return child.map { Mirror(reflecting: $0.value).children.isEmpty } ?? true
            }
        }
    }
}
