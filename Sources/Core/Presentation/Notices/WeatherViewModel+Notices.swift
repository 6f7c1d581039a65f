import Foundation
import Notices
import WeatherModel
import WeatherStore
import WeatherText

extension WeatherViewModel {
    /// The warnings for the place that the page shows, and whether all of them are among these.
    ///
    /// A warning whose versions are not stored, or not yet, is left out, as it would be told again at each start.
    var warningNotices: (pending: [PendingNotice], isComplete: Bool) {
        let alerts = alertsHere
        guard !alerts.isEmpty, let known = settled else { return ([], true) }
        state.readWhole()
        let isCertain = !awaitsWarnings
        let pending = alerts.compactMap { alert -> PendingNotice? in
            guard let record = alertRecords.last(where: { $0.alertID == alert.id && $0.endedAt == nil }),
                let candidate = NoticeCandidate(record, isCertain: isCertain)
            else { return nil }
            return PendingNotice(candidate: candidate, record: record) { [self] in
                let wording = AlertDisplayText(alert, record: record, source: known.alerts?.source, context(of: known))
                return Notice(
                    id: candidate.id, text: NoticeText(wording, record, in: distinctName),
                    priority: .init(alert.severity), picture: .warning,
                    target: NoticeTarget(place: pageID, warning: record.number))
            }
        }
        return (pending, pending.count == alerts.count)
    }

    /// Returns the identifiers of the warnings that the desktop was told but does not show, as a graver one was told with
    /// them and stands for all; each with the one that stands for it.
    ///
    /// - Parameter known: What the desktop was told.
    func warningsStoodFor(among known: [SentNotice.ID: SentNotice]) -> [SentNotice.ID: SentNotice.ID] {
        let told = alertRecords.compactMap { record -> (id: SentNotice.ID, record: AlertRecord, toldAt: Date)? in
            let id = NoticeCandidate.id(of: record)
            guard let entry = known[id], entry.isStanding else { return nil }
            return (id, record, entry.toldAt)
        }
        return Dictionary(grouping: told) { $0.toldAt }.values.reduce(into: [:]) { found, group in
            let sorted = group.sorted { NoticeCandidate.isGraver($0.record, than: $1.record) }
            for other in sorted.dropFirst() { found[other.id] = sorted.first?.id }
        }
    }

    /// The rain that begins soon or falls; nil if there is none.
    var rainNotice: PendingNotice? {
        state.readWhole()
        guard let report = settled, let rain = RainOnset(of: report, context(of: report)) else { return nil }
        let candidate = rain.candidate(at: pageID)
        return PendingNotice(candidate: candidate) { [self] in
            Notice(
                id: candidate.id, text: NoticeText(rain, in: distinctName), priority: .normal,
                picture: .artwork(rain.condition.artworkName(isDay: true)), target: NoticeTarget(place: pageID))
        }
    }

    /// The time from which the next rain is to be told; nil if none is expected.
    var rainToTell: Date? {
        state.readWhole()
        return settled.flatMap { RainOnset.nextTelling(of: $0) }
    }

    /// Returns the day's summary; nil before the chosen time, and if nothing is known.
    ///
    /// - Parameter zone: The zone of the user's clock.
    func summaryNotice(from time: TimeOfDay, in zone: TimeZone) -> PendingNotice? {
        state.readWhole()
        guard let fetchedAt = report?.fetchedAt(.hours) ?? report?.fetchedAt(.days),
            let candidate = NoticeCandidate(
                summaryOf: pageID, fetchedAt: fetchedAt, from: time, at: clock.now, in: zone)
        else { return nil }
        // What is no news any more is never told again, and needs no words.
        guard candidate.isNews else { return PendingNotice(candidate: candidate) { nil } }
        guard let text = NoticeText(day: summary, highLow: current?.highLowText, in: distinctName) else { return nil }
        return PendingNotice(candidate: candidate) { [self] in
            let artwork = tiles.first?.artworkName ?? current?.artworkName
            return Notice(
                id: candidate.id, text: text, priority: .low, picture: artwork.map { .artwork($0) },
                target: NoticeTarget(place: pageID))
        }
    }

    /// Returns the warning of that event on the page; nil if it is not there.
    func warning(ofEvent number: Int64) -> AlertDisplayText? {
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
