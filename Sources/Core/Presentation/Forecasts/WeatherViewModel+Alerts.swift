import Foundation
import WeatherModel
public import WeatherText

extension WeatherViewModel {
    /// The warnings that have not ended, those for the place first, then by severity.
    public var alerts: [AlertWording] {
        guard let report else { return [] }
        return pendingAlerts.map { wording($0, of: report) }
    }

    /// The first warning, and whether the warnings could be updated.
    public var warnings: WarningsSummary {
        guard let report else { return WarningsSummary() }
        let (pending, context) = (pendingAlerts, context(of: report))
        return WarningsSummary(
            notice: report.gaps[.alerts]?.failureOfWarnings(
                since: report.alerts?.fetchedAt, weather.failures[.alerts], context),
            foremost: pending.first.map { wording($0, of: report) }, others: pending.count - 1)
    }

    /// The sentences about parts that no source offers or that could not be updated.
    public var absences: [String] {
        guard let report else { return [] }
        return [
            format.refreshInterval == nil ? tr("Automatic refresh is off. Press F5 to refresh the weather.") : nil,
            hiddenAlertsText, liftedText(context(of: report)), report.gaps[.alerts]?.absenceOfWarnings,
            report.gaps[.airQuality]?.wordsOfAirQuality(since: report.airQuality?.fetchedAt, context(of: report)),
        ].compactMap { $0 }
    }

    /// The first warning if it is known to apply to the place, for its row; nil if there is none.
    var foremostWarning: AlertWording? {
        guard let report, let first = pendingAlerts.first, first.isHere else { return nil }
        return wording(first, of: report)
    }

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
            one: "{count} warning is less severe than those you want to see.",
            other: "{count} warnings are less severe than those you want to see.", count: count)
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
