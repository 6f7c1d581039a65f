import Foundation
import Refreshing
import WeatherModel
import WeatherStore
import WeatherText

extension WeatherViewModel {
    /// The warnings for the place that the page shows, each with its notice, the gravest first.
    ///
    /// A warning whose change could not be stored is left out, as it would be told again at each start.
    var warningNotices: [(candidate: NoticeCandidate, notice: Notice)] {
        let alerts = alertsHere
        guard !alerts.isEmpty, let known = report else { return [] }
        readWhole()
        return alerts.compactMap { alert in
            let records = alertRecords.filter { $0.alertID == alert.id }
            guard let record = records.last, let candidate = NoticeCandidate(record) else { return nil }
            let wording = AlertWording(alert, record: record, source: known.alerts?.source, context(of: known))
            let notice = Notice(
                id: candidate.id, text: NoticeText(wording, record, in: distinctName),
                priority: .init(alert.severity), picture: .warning,
                target: NoticeTarget(place: pageID, warning: record.number))
            return (candidate, notice)
        }
    }

    /// The rain that begins soon with its notice; nil if there is none.
    var rainNotice: (candidate: NoticeCandidate, notice: Notice)? {
        readWhole()
        guard let report, let rain = RainOnset(of: report, context(of: report)) else { return nil }
        let candidate = rain.candidate(at: pageID)
        let artwork = rain.condition.artworkName(isDay: true)
        return (
            candidate,
            Notice(
                id: candidate.id, text: NoticeText(rain, in: distinctName), priority: .normal,
                picture: .artwork(artwork), target: NoticeTarget(place: pageID))
        )
    }

    /// Returns the day's summary with its notice; nil before the chosen time, and if nothing is known.
    ///
    /// - Parameter zone: The zone of the user's clock.
    func summaryNotice(from time: TimeOfDay, in zone: TimeZone) -> (candidate: NoticeCandidate, notice: Notice)? {
        readWhole()
        guard let fetchedAt = report?.fetchedAt(.hours) ?? report?.fetchedAt(.days),
            let candidate = NoticeCandidate(
                summaryOf: pageID, fetchedAt: fetchedAt, from: time, at: clock.now, in: zone),
            let text = NoticeText(day: summary, highLow: current?.highLowText, in: distinctName)
        else { return nil }
        let artwork = tiles.first?.artworkName ?? current?.artworkName
        return (
            candidate,
            Notice(
                id: candidate.id, text: text, priority: .low, picture: artwork.map { .artwork($0) },
                target: NoticeTarget(place: pageID))
        )
    }

    /// Returns the warning of that event on the page; nil if it is not there.
    func warning(ofEvent number: Int64) -> AlertWording? {
        guard let record = alertRecords.first(where: { $0.number == number }) else { return nil }
        return alerts.first { $0.id == record.alertID }
    }
}

extension Notice.Priority {
    fileprivate init(_ severity: AlertSeverity) {
        self =
            switch severity {
            case .extreme: .urgent
            case .severe: .high
            case .moderate, .unknown: .normal
            case .minor: .low
            }
    }
}
