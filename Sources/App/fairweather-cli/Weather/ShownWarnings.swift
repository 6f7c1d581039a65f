import WeatherModel
import WeatherText

/// The warnings of an answer that the settings let through, in words.
struct ShownWarnings {
    /// The warnings in the order in which they are listed.
    let alerts: [Alert]
    /// The sentence about those that are left out; nil if none is.
    let omission: String?
    /// The sentences about those that were lifted before their end.
    let lifted: [String]
    private let records: [AlertRecord]
    private let source: WeatherSource?

    init(_ answer: WeatherAnswer, in session: Session) {
        let context = SentenceContext(session.formatter, in: session.pageZone(of: answer), at: session.now)
        let standing = answer.report?.alerts?.standing(at: session.now) ?? []
        let choice = session.stored.settings.alertChoice
        alerts = answer.place.showsAlerts ? standing.filter(choice.includes) : []
        let hidden = standing.count - alerts.count
        omission =
            !answer.place.showsAlerts
            ? tr("Warnings for this place are switched off in the preferences.")
            : hidden == 0
                ? nil
                : tr(
                    one: "{count} warning is of a kind or severity that is switched off in the preferences.",
                    other: "{count} warnings are of a kind or severity that is switched off in the preferences.",
                    count: hidden)
        // Without its history a warning is still one.
        let records = ((try? session.stored.store.alertRecords(of: answer.place.id)) ?? []).filter {
            session.wants($0.source)
        }
        self.records = records
        lifted =
            answer.place.showsAlerts && answer.report != nil
            ? LiftedWarnings(records, choice, context).sentences : []
        source = answer.report?.alerts?.source
    }

    /// Returns the texts of the warning, with how it changed.
    func wording(of alert: Alert, _ context: SentenceContext) -> AlertDisplayText {
        AlertDisplayText(alert, record: records.last { $0.alertID == alert.id }, source: source, context)
    }
}
