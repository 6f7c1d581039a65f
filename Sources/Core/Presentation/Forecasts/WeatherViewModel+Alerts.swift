import Foundation
import WeatherModel
public import WeatherText

extension WeatherViewModel {
    /// The warnings that have not ended, those for the place first, then by severity.
    public var alerts: [AlertWording] {
        guard let report else { return [] }
        return pendingAlerts.map { wording($0, of: report) }
    }

    /// The first warning, or what is said in its room.
    public var warnings: WarningsSummary {
        let pending = pendingAlerts
        guard let report, let first = pending.first else { return WarningsSummary(standIn: standInForWarnings) }
        return WarningsSummary(foremost: wording(first, of: report), others: pending.count - 1)
    }

    /// The parts that no source offers or that could not be updated, those about warnings first.
    var notes: [PartNote] {
        report.map { PartNote.all(of: $0, failures: weather.failures, context(of: $0)) } ?? []
    }

    /// The sentences about what the settings keep away, a warning that was lifted, and parts that no source offers or that
    /// could not be updated.
    public var absences: [String] {
        guard let report else { return [] }
        let chosen = [
            format.refreshInterval == nil ? tr("Automatic refresh is off. Press F5 to refresh the weather.") : nil,
            hiddenAlertsText, liftedText(context(of: report)),
        ]
        return chosen.compactMap(\.self) + notes.map(\.explanation)
    }

    /// Whether there are none, or nobody knows, in the room that was kept for warnings.
    private var standInForWarnings: String? {
        guard keepsAlerts else { return nil }
        if let hidden = hiddenAlertsText { return hidden }
        if let note = notes.first(where: { $0.part == .alerts }) { return note.text }
        guard report?.alerts == nil else { return tr("No warnings for this place.") }
        return isLoading ? tr("Looking for warnings…") : tr("Whether there are warnings is not known")
    }

    /// The first warning if it is known to apply to the place, for its row; nil if there is none.
    var foremostWarning: AlertWording? {
        guard let report, let first = pendingAlerts.first, first.isHere else { return nil }
        return wording(first, of: report)
    }

    /// The warnings known to apply to the place that have not ended, for what is told when they change.
    var alertsHere: [Alert] { pendingAlerts.filter(\.isHere) }

    private var pendingAlerts: [Alert] {
        place.showsAlerts ? standingAlerts.filter { $0.reaches(format.leastAlertSeverity) } : []
    }

    private var standingAlerts: [Alert] { (report?.alerts?.value ?? []).standing(at: clock.now) }

    /// The sentence about warnings that the settings hide; nil if there are none.
    private var hiddenAlertsText: String? {
        let count = standingAlerts.count - pendingAlerts.count
        if !place.showsAlerts { return tr("Warnings for this place are switched off in the preferences.") }
        guard count > 0 else { return nil }
        return tr(
            one: "{count} warning is less severe than those you chose to see.",
            other: "{count} warnings are less severe than those you chose to see.", count: count)
    }

    /// The sentence about the warning that was lifted last, until it would have ended; nil if there is none.
    private func liftedText(_ context: SentenceContext) -> String? {
        guard place.showsAlerts else { return nil }
        let lifted = alertRecords.filter { record in
            guard let latest = record.latest, record.changes.last?.kind == .cancelled else { return false }
            return latest.reaches(format.leastAlertSeverity) && latest.ends.map { $0 > clock.now } ?? false
        }.max { ($0.endedAt ?? .distantPast) < ($1.endedAt ?? .distantPast) }
        guard let lifted, let alert = lifted.latest, let time = lifted.endedAt else { return nil }
        return tr(
            "“{warning}” was lifted before its end; that was seen at {time}.",
            ["warning": AlertWording(alert, context).title, "time": context.moment(time)])
    }

    private func wording(_ alert: Alert, of report: WeatherReport) -> AlertWording {
        AlertWording(
            alert, record: alertRecords.last { $0.alertID == alert.id }, source: report.alerts?.source,
            context(of: report))
    }
}
