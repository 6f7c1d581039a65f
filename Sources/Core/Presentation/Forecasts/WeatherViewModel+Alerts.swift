import Foundation
import WeatherModel

extension WeatherViewModel {
    /// The warnings that are not over, gravest first.
    public var alerts: [AlertWording] {
        guard let report else { return [] }
        return pendingAlerts.map { AlertWording($0, telling(of: report)) }
    }

    /// "Warning: Wind Advisory", for a row of the list; nil where there is none.
    var warningWords: String? {
        alerts.first.map { tr("Warning: {event}", ["event": $0.title]) }
    }

    private var pendingAlerts: [Alert] {
        (report?.alerts?.value ?? []).filter { alert in alert.ends.map { $0 > clock.now } ?? true }
    }
}
