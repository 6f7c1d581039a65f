import Foundation
import Presentation
import WeatherModel
import WeatherServices

/// What is known of one source.
struct SourceState {
    private let source: CataloguedSource
    private let lastAnswer: Date?
    private let lastError: FetchError?

    /// - Parameters:
    ///   - lastAnswer: When the newest part that is remembered of it arrived.
    ///   - lastError: Of the request just made.
    init(_ source: CataloguedSource, lastAnswer: Date?, lastError: FetchError?) {
        (self.source, self.lastAnswer, self.lastError) = (source, lastAnswer, lastError)
    }

    func write(to text: inout JSONText) {
        text.object { text in
            text.member("id")
            text.value(source.source.id)
            text.member("name")
            text.value(source.source.name)
            text.member("gives")
            text.array { text in for part in parts { text.value(part.rawValue.snakeCase) } }
            text.member("needs_key")
            text.value(source.needsKey)
            text.member("state")
            text.value(lastError != nil ? "failed" : source.lacksKey ? "key_missing" : "ready")
            text.member("last_answer")
            text.value(lastAnswer)
            text.member("last_error")
            text.value(lastError?.message)
            text.member("attribution")
            text.value(source.source.attribution)
            text.member("homepage")
            text.value(source.source.homepage)
        }
    }

    /// Its identity, its state, its last answer and what it gives.
    func cells(at now: Date, _ formatter: WeatherFormatter) -> [Table.Cell] {
        let state: Table.Cell =
            if let lastError {
                Table.Cell(text: lastError.message, ink: .red)
            } else if source.lacksKey {
                Table.Cell(text: tr("needs a key"), ink: .yellow)
            } else {
                Table.Cell(text: tr("ready"), ink: .green)
            }
        return [
            Table.Cell(text: source.source.id, ink: .bold), state,
            Table.Cell(
                text: lastAnswer.map { tr("answered {age}", ["age": formatter.age(of: $0, at: now)]) } ?? ""),
            Table.Cell(text: parts.map(\.words).joined(separator: ", "), ink: .dim),
        ]
    }

    private var parts: [WeatherPart] { WeatherPart.allCases.filter(source.parts.contains) }
}

extension WeatherPart {
    /// "air quality".
    fileprivate var words: String {
        switch self {
        case .current: tr("current")
        case .minutes: tr("minutes")
        case .hours: tr("hours")
        case .days: tr("days")
        case .airQuality: tr("air quality")
        case .alerts: tr("warnings")
        }
    }
}
