import Foundation
import WeatherModel
public import WeatherText

extension WeatherViewModel {
    /// The warnings that have not ended, those for the place first, then by severity.
    public var alerts: [AlertDisplayText] {
        guard let report = settled else { return [] }
        return pendingAlerts.map { wording($0, of: report) }
    }

    /// The same with the place's name, for the dialog.
    public var warningList: WarningList { WarningList(alerts, of: distinctName, formatter) }

    /// The first warning and how many others there are; none while the weather is awaited, with which they come.
    public var warnings: WarningsSummary {
        let pending = pendingAlerts
        guard let report = settled, let first = pending.first, !awaitsWeather else { return WarningsSummary() }
        return WarningsSummary(foremost: wording(first, of: report), others: pending.count - 1, formatter)
    }

    /// The parts that no source offers or that could not be updated, those about warnings first.
    var notes: [PartNote] {
        (settled ?? unknownWarnings).map { PartNote.all(of: $0, failures: weather.failures, context(of: $0)) } ?? []
    }

    /// A report of nothing but why there are no warnings, as the rest is said in place of the weather; nil where any of that is
    /// known.
    private var unknownWarnings: SettledReport? {
        guard report == nil, let gap = weather.gaps[.alerts] else { return nil }
        var bare = WeatherReport(timeZone: clockZone)
        bare.gaps[.alerts] = gap
        return bare.settled(at: clock.now)
    }

    /// The sentences about what the settings keep away, warnings that were lifted, and parts that no source offers or that
    /// could not be updated.
    public var absences: [String] {
        guard let report = settled ?? unknownWarnings else { return [] }
        let chosen = [
            format.refreshInterval == nil ? tr("Automatic refresh is off. Press F5 to refresh the weather.") : nil,
            hiddenAlertsText,
        ]
        return chosen.compactMap(\.self) + liftedTexts(context(of: report)) + notes.map(\.explanation)
    }

    /// Who warns here and when that was asked last by the reader's own clock, or why that is not known; nil before it was asked.
    var alertProvenance: String? {
        (settled ?? unknownWarnings).flatMap { report in
            AlertProvenance.words(of: report, SentenceContext(formatter, in: formatter.ownZone, at: report.now))
        }
    }

    /// The first warning if it is known to apply to the place, for its row; nil if there is none.
    var foremostWarning: AlertDisplayText? {
        guard let report = settled, let first = pendingAlerts.first, first.isHere else { return nil }
        return wording(first, of: report)
    }

    /// The warnings known to apply to the place that have not ended, for what is told when they change.
    var alertsHere: [Alert] { alertsHere(in: report) }

    /// Returns the same of what was known before.
    func alertsHere(in report: WeatherReport?) -> [Alert] {
        standingAlerts(in: report).filter { isTold($0) && $0.isHere }
    }

    /// What became of warnings, by their records: the identifiers of those that stand and are no graver than before, and
    /// the warnings that were lifted, of those that are told.
    ///
    /// - Parameter standing: The numbers of the records that stood before.
    func changes(of standing: Set<Int64>) -> (versions: Set<Alert.ID>, lifted: [Alert]) {
        let records = alertRecords.filter { standing.contains($0.number) }
        let versions = records.filter { ![.escalated, .returned].contains($0.changes.last?.kind) }.map(\.alertID)
        let lifted = records.filter { $0.changes.last?.kind == .cancelled }.compactMap(\.latest)
        return (Set(versions), lifted.filter { isTold($0) && $0.isHere })
    }

    private var pendingAlerts: [Alert] { standingAlerts(in: report).filter(isTold) }

    private func isTold(_ alert: Alert) -> Bool { place.showsAlerts && format.alertChoice.includes(alert) }

    private func standingAlerts(in report: WeatherReport?) -> [Alert] {
        report?.alerts?.standing(at: clock.now) ?? []
    }

    /// The sentence about warnings that the settings hide; nil if there are none.
    private var hiddenAlertsText: String? {
        let count = standingAlerts(in: report).count - pendingAlerts.count
        if !place.showsAlerts { return tr("Warnings for this place are switched off in the preferences.") }
        guard count > 0 else { return nil }
        return tr(
            one: "{count} warning is of a kind or severity that is switched off in the preferences.",
            other: "{count} warnings are of a kind or severity that is switched off in the preferences.", count: count)
    }

    /// The sentences about warnings that were lifted, until they would have ended.
    private func liftedTexts(_ context: SentenceContext) -> [String] {
        guard place.showsAlerts else { return [] }
        return LiftedWarnings(alertRecords, format.alertChoice, context).sentences
    }

    private func wording(_ alert: Alert, of report: SettledReport) -> AlertDisplayText {
        AlertDisplayText(
            alert, record: alertRecords.last { $0.alertID == alert.id }, source: report.alerts?.source,
            context(of: report))
    }
}
