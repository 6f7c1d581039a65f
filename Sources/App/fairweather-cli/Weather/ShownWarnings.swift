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
        let floor = session.stored.settings.leastAlertSeverity
        alerts = answer.place.showsAlerts ? standing.filter { $0.reaches(floor) } : []
        let hidden = standing.count - alerts.count
        omission =
            !answer.place.showsAlerts
            ? tr("Warnings for this place are switched off in the preferences.")
            : hidden == 0
                ? nil
                : tr(
                    one: "{count} warning is less severe than those you chose to see.",
                    other: "{count} warnings are less severe than those you chose to see.", count: hidden)
        // Without its history a warning is still one.
        let records = (try? session.stored.store.alertRecords(of: answer.place.id)) ?? []
        self.records = records
        lifted =
            answer.place.showsAlerts && answer.report != nil
            ? LiftedWarnings(records, from: floor, context).sentences : []
        source = answer.report?.alerts?.source
    }

    /// Returns the texts of the warning, with how it changed.
    func wording(of alert: Alert, _ context: SentenceContext) -> AlertDisplayText {
        AlertDisplayText(alert, record: records.last { $0.alertID == alert.id }, source: source, context)
    }
}
