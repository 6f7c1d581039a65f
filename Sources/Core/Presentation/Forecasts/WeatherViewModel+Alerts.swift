import Foundation
import WeatherModel
public import WeatherText

extension WeatherViewModel {
    /// The warnings that are not over, those that hold here first, then by gravity.
    public var alerts: [AlertWording] {
        guard let report else { return [] }
        return pendingAlerts.map { AlertWording($0, telling(of: report)) }
    }

    /// The first of them, and whether they could be renewed.
    public var warnings: WarningsSummary {
        guard let report else { return WarningsSummary() }
        let (pending, telling) = (pendingAlerts, telling(of: report))
        let more = pending.count - WarningsSummary.length
        return WarningsSummary(
            notice: report.gaps[.alerts]?.failureOfWarnings(
                since: report.alerts?.fetchedAt, weather.failures[.alerts]?.error, telling),
            foremost: pending.prefix(WarningsSummary.length).map { AlertWording($0, telling) },
            moreLabel: more > 0 ? tr(one: "{count} more warning", other: "{count} more warnings", count: more) : nil)
    }

    /// What is missing on the page for good, or could not be renewed, beside warnings that are.
    public var absences: [String] {
        guard let report else { return [] }
        return [
            report.gaps[.alerts]?.absenceOfWarnings,
            report.gaps[.airQuality]?.wordsOfAirQuality(since: report.airQuality?.fetchedAt, telling(of: report)),
        ].compactMap { $0 }
    }

    /// "Warning: Wind Advisory", for a row of the list; nil where none is known to hold at the place.
    var warningWords: String? {
        guard let report, let first = pendingAlerts.first, first.isHere else { return nil }
        return tr("Warning: {event}", ["event": AlertWording(first, telling(of: report)).title])
    }

    private var pendingAlerts: [Alert] {
        (report?.alerts?.value ?? []).standing(at: clock.now)
    }
}
