import Foundation
import WeatherModel
public import WeatherText

extension WeatherViewModel {
    /// The warnings that have not ended, those for the place first, then by severity.
    public var alerts: [AlertWording] {
        guard let report else { return [] }
        return pendingAlerts.map { AlertWording($0, context(of: report)) }
    }

    /// The first warning, or what is said in its room.
    public var warnings: WarningsSummary {
        let pending = pendingAlerts
        guard let report, let first = pending.first else { return WarningsSummary(standIn: standInForWarnings) }
        return WarningsSummary(foremost: AlertWording(first, context(of: report)), others: pending.count - 1)
    }

    /// The parts that no source offers or that could not be updated, those about warnings first.
    var notes: [PartNote] {
        report.map { PartNote.all(of: $0, failures: weather.failures, context(of: $0)) } ?? []
    }

    /// The sentences about parts that no source offers or that could not be updated.
    public var absences: [String] { notes.map(\.explanation) }

    /// Whether there are none, or nobody knows, in the room that was kept for warnings.
    private var standInForWarnings: String? {
        guard keepsAlerts else { return nil }
        if let note = notes.first(where: { $0.part == .alerts }) { return note.text }
        return report?.alerts == nil ? tr("Looking for warnings…") : tr("No warnings for this place.")
    }

    /// The first warning if it is known to apply to the place, for its row; nil if there is none.
    var foremostWarning: AlertWording? {
        guard let report, let first = pendingAlerts.first, first.isHere else { return nil }
        return AlertWording(first, context(of: report))
    }

    private var pendingAlerts: [Alert] {
        (report?.alerts?.value ?? []).standing(at: clock.now)
    }
}
