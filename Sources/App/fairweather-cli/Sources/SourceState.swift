import Foundation
import WeatherModel
import WeatherServices
import WeatherText

/// The state of a source, for the list of sources.
struct SourceState {
    /// The last failure of a source and its time.
    struct Failure {
        let error: FetchError
        let at: Date
    }

    private let source: CataloguedSource
    private let host: AskedHost
    private let lastAnswer: Date?
    private let lastFailure: Failure?
    private let isSwitchedOff: Bool

    /// - Parameters:
    ///   - host: The host at which the source is asked.
    ///   - lastAnswer: The arrival time of its newest stored part; nil if there is none.
    ///   - lastFailure: The failure of its last request, in any run; ignored if its key is missing.
    init(_ source: CataloguedSource, host: AskedHost, lastAnswer: Date?, lastFailure: Failure?, isSwitchedOff: Bool) {
        (self.source, self.host, self.lastAnswer) = (source, host, lastAnswer)
        self.lastFailure = source.lacksKey || isSwitchedOff ? nil : lastFailure
        self.isSwitchedOff = isSwitchedOff
    }

    func write(to text: inout JSONText) {
        text.object { text in
            text.member("id")
            text.value(source.source.id)
            text.member("name")
            text.value(source.source.name)
            text.member("gives")
            text.array { text in
                for part in parts { text.value(part.rawValue.snakeCase) }
                if source.source.hasRadar { text.value("radar") }
                if source.source.hasPastYears { text.value("earlier_years") }
            }
            text.member("needs_key")
            text.value(source.needsKey)
            text.member("state")
            text.value(
                isSwitchedOff
                    ? "switched_off" : lastFailure != nil ? "failed" : source.lacksKey ? "key_missing" : "ready")
            text.member("last_answer")
            text.value(lastAnswer)
            text.member("last_error")
            text.value(lastFailure?.error.message(from: source.source.distinctName))
            text.member("last_error_at")
            text.value(lastFailure?.at)
            text.member("host")
            text.value(host.name)
            text.member("usual_host")
            text.value(host.defaultName)
            text.member("attribution")
            text.value(source.source.attribution)
            text.member("homepage")
            text.value(source.source.homepage)
        }
    }

    /// Returns the cells of its row: identifier, state, last answer and parts.
    ///
    /// Of one that failed last, the line below the table tells when, and an earlier answer would contradict its state.
    func cells(at now: Date, _ formatter: WeatherFormatter) -> [TextTable.Cell] {
        let state: TextTable.Cell =
            if isSwitchedOff {
                TextTable.Cell(text: tr("switched off"), ink: .dim)
            } else if lastFailure != nil {
                TextTable.Cell(text: tr("failed"), ink: .red)
            } else if source.lacksKey {
                TextTable.Cell(text: tr("needs a key"), ink: .yellow)
            } else {
                TextTable.Cell(text: tr("ready"), ink: .green)
            }
        let answered = lastFailure == nil ? lastAnswer : nil
        return [
            TextTable.Cell(text: source.source.id, ink: .bold), state,
            TextTable.Cell(
                text: answered.map { tr("answered {age}", ["age": formatter.age(of: $0, at: now)]) } ?? ""),
            TextTable.Cell(
                text: (parts.map(\.words) + others).joined(separator: ", "), ink: .dim),
        ]
    }

    /// What the source gives beside the parts of a report.
    private var others: [String] {
        (source.source.hasRadar ? [tr("rain radar")] : [])
            + (source.source.hasPastYears ? [tr("earlier years, when you ask")] : [])
    }

    /// The note that another server is asked, for a line below the table; nil if there is none.
    var hostNote: String? { host.note }

    /// Returns the last failure in words, for a line below the table; nil if there was none.
    func trouble(at now: Date, _ formatter: WeatherFormatter) -> String? {
        lastFailure.map { failure in
            let name = source.source.distinctName
            return "\(source.source.id): \(failure.error.message(from: name, failedAt: failure.at, at: now, formatter))"
        }
    }

    private var parts: [WeatherPart] { WeatherPart.allCases.filter(source.parts.contains) }
}
