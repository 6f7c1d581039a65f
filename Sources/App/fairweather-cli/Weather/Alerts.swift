import ArgumentParser
import Foundation
import WeatherModel
import WeatherText

/// `alerts`: prints official warnings.
struct Alerts: WeatherCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "alerts", abstract: tr("Prints official warnings, in force and upcoming."))
    }
    static let parts: Set<WeatherPart> = [.alerts]
    static let mainParts: [WeatherPart] = [.alerts]

    @OptionGroup var place: PlaceArguments
    @OptionGroup var options: WeatherOptions

    func write(_ answer: WeatherAnswer, in session: Session, to text: inout JSONText) {
        text.member("publishers")
        if let names = answer.report?.alerts?.publishers {
            text.array { text in for name in names { text.value(name) } }
        } else {
            text.value(String?.none)
        }
        text.member("alerts")
        guard let alerts = answer.report?.alerts else { return text.value(String?.none) }
        text.array { text in
            for alert in alerts.standing(at: session.now) {
                text.object { $0.members(alert, source: alerts.source.id) }
            }
        }
    }

    func lines(_ answer: WeatherAnswer, in session: Session) -> [String] {
        let screen = session.surroundings.screen
        guard let report = answer.report, report.alerts != nil else {
            let text = WarningLines.absence(answer, in: session) ?? tr("No source has warnings for this place.")
            return text.wrapped(to: screen.width)
        }
        let context = SentenceContext(session.formatter, in: report.timeZone, at: session.now)
        let shown = ShownWarnings(answer, in: session)
        let current = shown.alerts
        let notice = WarningLines.notice(answer, context)?.wrapped(to: screen.width) ?? []
        // If the warnings could not be updated, it is not known whether there are any.
        let omission = shown.omission?.wrapped(to: screen.width) ?? []
        let lifted = shown.lifted.flatMap { $0.wrapped(to: screen.width) }
        // A source that publishes itself is named below.
        let isPassedOn = report.alerts?.publishers?.isEmpty == false
        let settled = isPassedOn ? answer.settled(at: session.now) : nil
        let origin = settled.flatMap { AlertProvenance.text(of: $0, context) }
        let offices = origin.map { tr("Warnings here: {origin}", ["origin": $0]).wrapped(to: screen.width) } ?? []
        guard !current.isEmpty else {
            let nothing = notice + omission
            return (nothing.isEmpty ? none(answer, in: session).wrapped(to: screen.width) : nothing) + lifted
                + offices
        }
        return notice + omission + lifted
            + current.flatMap { alert -> [String] in
                let wording = shown.wording(of: alert, context)
                let title = [wording.severityText, wording.title].compactMap { $0 }.joined(separator: ": ")
                let facts = [
                    wording.coverageText, wording.area, wording.timeText, wording.sender, wording.changeText,
                ].compactMap { $0 }
                let width = screen.width.map { max($0 - 2, 1) }
                return [""] + title.wrapped(to: screen.width).map { screen.text($0, Ink(alert)) }
                    + facts.flatMap { $0.wrapped(to: screen.width) }
                    + (wording.details?.wrapped(to: width).map { $0.isEmpty ? "" : "  " + $0 } ?? [])
            } + [""] + offices
    }

    /// Returns that there are no warnings, of an old list only for when it was known.
    private func none(_ answer: WeatherAnswer, in session: Session) -> String {
        guard let arrival = answer.report?.alerts?.fetchedAt, AnswerQuality.isStale(.alerts, arrival, in: session)
        else {
            return PhraseList.sentences([tr("No warnings.")] + troubles(answer, in: session)) ?? ""
        }
        return tr("No warnings as of the last update {age}.", ["age": session.age(of: arrival, in: answer)])
    }

    /// Returns why the sources failed for which the one of the list stepped in, as they might have had warnings.
    private func troubles(_ answer: WeatherAnswer, in session: Session) -> [String?] {
        (answer.passedOver[.alerts] ?? []).filter(\.isFailureHere).map { source in
            source.failure?.message(
                at: session.now, session.formatter, besideClockOf: session.pageZone(of: answer))
        }
    }
}

extension JSONText {
    fileprivate mutating func members(_ alert: Alert, source: String) {
        let words = alert.text(in: AlertDisplayText.ownLanguages)
        member("id")
        value(alert.id)
        member("event")
        value(words?.event)
        member("headline")
        value(words?.headline)
        member("description")
        value(words?.description)
        member("instruction")
        value(words?.instruction)
        member("language")
        value(words?.language)
        member("area")
        value(words?.area)
        member("areas_left_out")
        value(words?.areasLeftOut ?? 0)
        member("coverage")
        value(alert.coverage?.rawValue)
        member("topic")
        value((alert.topic ?? .weather).rawValue)
        member("severity")
        value(alert.severity.rawValue)
        member("certainty")
        value(alert.certainty.rawValue)
        member("urgency")
        value(alert.urgency.rawValue)
        member("sender")
        value(alert.sender)
        member("sent")
        value(alert.sent)
        member("onset")
        value(alert.onset)
        member("ends")
        value(alert.statedEnd)
        member("link")
        value(alert.link)
        member("source")
        value(source)
    }
}
