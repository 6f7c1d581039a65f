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
            let absence = answer.place.showsAlerts ? Self.absence(answer, in: session) : nil
            lines = absence?.wrapped(to: screen.width) ?? []
            return
        }
        let context = SentenceContext(session.formatter, in: report.timeZone, at: session.now)
        let shown = ShownWarnings(answer, in: session)
        let standing = shown.alerts
        var lines = Self.notice(answer, context)?.wrapped(to: screen.width) ?? []
        for alert in standing.prefix(Self.length) {
            let wording = shown.wording(of: alert, context)
            let text = [wording.title, wording.detail].compactMap { $0 }.inOneLine()
            lines += text.wrapped(to: screen.width).map { screen.text($0, Ink(alert)) }
        }
        if standing.count > Self.length {
            lines += tr(
                one: "{count} more warning", other: "{count} more warnings", count: standing.count - Self.length
            ).wrapped(to: screen.width)
        }
        self.lines = lines
    }

    /// Returns why there are no warnings that could be known; nil if that is not known either.
    static func absence(_ answer: WeatherAnswer, in session: Session) -> String? {
        let kind = answer.gap(.alerts)?.kind
        if kind == .switchedOff {
            return tr("{sentence}.", ["sentence": tr("Every source of warnings for this place is switched off")])
        }
        if let name = session.wantedName { return tr("{source} has no warnings for this place.", ["source": name]) }
        return switch kind {
        case .unoffered: tr("No source has warnings for this place.")
        case .lacking: tr("{sentence}.", ["sentence": tr("It is not known whether there are warnings")])
        case .failed, .switchedOff, nil: nil
        }
    }

    /// Returns the message that warnings could not be updated; nil if they could.
    static func notice(_ answer: WeatherAnswer, _ context: SentenceContext) -> String? {
        answer.report?.gaps[.alerts]?.failureOfWarnings(
            since: answer.report?.alerts?.fetchedAt, answer.failures[.alerts], context)
    }
}
