import WeatherModel
import WeatherText

/// A few lines with the warnings, printed above other weather.
struct WarningLines {
    let lines: [String]

    /// The number of warnings printed; `alerts` prints all.
    private static let length = 5

    init(_ answer: WeatherAnswer, in session: Session) {
        guard let report = answer.report else {
            lines = []
            return
        }
        let screen = session.surroundings.screen
        // Of a source that gives none, silence would read like calm.
        guard report.alerts != nil || report.gaps[.alerts]?.kind == .failed else {
            let absence = session.wantedName.map { tr("{source} has no warnings for this place.", ["source": $0]) }
            lines = absence?.wrapped(to: screen.width) ?? []
            return
        }
        let context = SentenceContext(session.formatter, in: report.timeZone, at: session.now)
        let shown = ShownWarnings(answer, in: session)
        let standing = shown.alerts
        var lines = Self.notice(answer, context)?.wrapped(to: screen.width) ?? []
        for alert in standing.prefix(Self.length) {
            let wording = shown.wording(of: alert, context)
            let text = [wording.title, wording.detail].compactMap { $0 }.joined(separator: " · ")
            lines += text.wrapped(to: screen.width).map { screen.text($0, Ink(alert)) }
        }
        if standing.count > Self.length {
            lines += tr(
                one: "{count} more warning", other: "{count} more warnings", count: standing.count - Self.length
            ).wrapped(to: screen.width)
        }
        self.lines = lines
    }

    /// Returns the message that warnings could not be updated; nil if they could.
    static func notice(_ answer: WeatherAnswer, _ context: SentenceContext) -> String? {
        answer.report?.gaps[.alerts]?.failureOfWarnings(
            since: answer.report?.alerts?.fetchedAt, answer.failures[.alerts], context)
    }
}
