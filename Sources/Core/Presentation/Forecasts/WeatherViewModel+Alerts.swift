import Foundation
import WeatherModel
public import WeatherText

extension WeatherViewModel {
    /// The warnings that have not ended, those for the place first, then by severity.
    public var alerts: [AlertWording] {
        guard let report else { return [] }
        return pendingAlerts.map { AlertWording($0, context(of: report)) }
    }

    /// The first warning, and whether the warnings could be updated.
    public var warnings: WarningsSummary {
        guard let report else { return WarningsSummary() }
        let (pending, context) = (pendingAlerts, context(of: report))
        return WarningsSummary(
            notice: report.gaps[.alerts]?.failureOfWarnings(
                since: report.alerts?.fetchedAt, weather.failures[.alerts], context),
            foremost: pending.first.map { AlertWording($0, context) }, others: pending.count - 1)
    }

    /// The sentences about parts that no source offers or that could not be updated.
    public var absences: [String] {
        guard let report else { return [] }
        return [
            report.gaps[.alerts]?.absenceOfWarnings,
            report.gaps[.airQuality]?.wordsOfAirQuality(since: report.airQuality?.fetchedAt, context(of: report)),
        ].compactMap { $0 }
    }

    /// The first warning if it is known to apply to the place, for its row; nil if there is none.
    var foremostWarning: AlertWording? {
        guard let report, let first = pendingAlerts.first, first.isHere else { return nil }
        return AlertWording(first, context(of: report))
    }

    /// The warnings known to apply to the place that have not ended, for what is told when they change.
    var alertsHere: [Alert] { pendingAlerts.filter(\.isHere) }

    private var pendingAlerts: [Alert] {
        (report?.alerts?.value ?? []).standing(at: clock.now)
    }
}
