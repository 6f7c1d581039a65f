import Foundation

/// The difference between the warnings known of a place and those of a new answer.
///
/// A warning is the same event as a known one if it has the same identifier, if it refers to it as CAP's `references`
/// do, or if name of the event and area are the same and their times overlap: some sources give each version a new
/// identifier and no reference, and another publisher tells of the same event. Another source that names the area otherwise
/// tells of it too where severity, beginning and end are equal and it holds at the place. What is continued by this likeness
/// alone is no change where it begins and ends within half an hour of what it was, and only times of day and dates in its
/// text differ: some publishers say it again every ten minutes. Names of areas are compared with those of the same source
/// alone.
public struct AlertComparison: Sendable {
    /// What is to be noted about one event.
    public struct Step: Sendable, Hashable {
        /// The number of the known event; nil for a new one.
        public let record: Int64?
        /// The identifier of the warning in this answer.
        public let alertID: Alert.ID
        /// The change to note; nil if there is none to tell.
        public let kind: AlertChange.Kind?
        /// The version after the change.
        public let alert: Alert
    }

    /// The seconds before its end from which a warning that is no longer listed counts as ended: sources take it from
    /// their lists a little early, and their clocks are not the reader's.
    private static let earlyEnd: TimeInterval = 10 * 60

    /// The steps, those of the answer's warnings first.
    public private(set) var steps: [Step] = []

    /// - Parameters:
    ///   - records: All known events of the place, including those that ended lately.
    ///   - answer: All warnings that the source lists now.
    public init(_ records: [AlertRecord], with answer: Sourced<[Alert]>) {
        let (heirs, repetitions) = Self.heirs(of: records, in: answer)
        for alert in answer.value {
            let record = heirs[alert.id]
            let isOfOther = record?.teller.map { $0 != answer.source.id } ?? false
            let isSaidAgain =
                repetitions.contains(alert.id)
                && record?.latest?.isSaidAgain(by: alert, isOfOtherSource: isOfOther) == true
            steps.append(
                Step(
                    record: record?.number, alertID: alert.id,
                    kind: isSaidAgain ? nil : Self.kind(record, alert, isOfOther), alert: alert))
        }
        let continued = Set(heirs.values.map(\.number))
        // A list that is cut does not tell what is missing from it.
        let isCut = answer.value.count >= Bound.alerts || answer.isIncomplete
        let hidden = Self.hidden(in: answer, heirs)
        let replaced = Set(answer.value.flatMap(\.references))
        for record in records where record.endedAt == nil && !continued.contains(record.number) {
            guard let alert = record.latest else { continue }
            let isOver = alert.ends.map { $0 <= answer.fetchedAt + Self.earlyEnd } ?? false
            let isReplaced = replaced.contains(record.alertID)
            // What was seen beside an entry that cannot be read, or after it, is another warning than that.
            let mayBeListed = isCut || hidden.map { record.changes.last?.at ?? $0 < $0 } ?? false
            guard isOver || isReplaced || (record.source == answer.source.id && !mayBeListed) else { continue }
            steps.append(
                Step(
                    record: record.number, alertID: record.alertID, kind: isOver || isReplaced ? .ended : .cancelled,
                    alert: alert))
        }
    }

    /// Returns when the last entry that cannot be read came into the list; nil if all can be read.
    ///
    /// It may be the new version of any warning that was last seen before.
    private static func hidden(in answer: Sourced<[Alert]>, _ heirs: [Alert.ID: AlertRecord]) -> Date? {
        answer.value.filter(\.isUnreadable).map { heirs[$0.id]?.changes.first?.at ?? answer.fetchedAt }.max()
    }

    /// Returns the known event that each warning continues, by the warning's identifier, and which of them do so only by
    /// their likeness; none continues two.
    private static func heirs(
        of records: [AlertRecord], in answer: Sourced<[Alert]>
    ) -> (heirs: [Alert.ID: AlertRecord], repetitions: Set<Alert.ID>) {
        var open = Set(records.map(\.number))
        var heirs: [Alert.ID: AlertRecord] = [:]
        func pass(_ candidates: (Alert) -> [AlertRecord]) {
            for alert in answer.value where heirs[alert.id] == nil {
                // Of several the one seen last is continued.
                let found = candidates(alert).filter { open.contains($0.number) }.max { $0.number < $1.number }
                guard let found else { continue }
                open.remove(found.number)
                heirs[alert.id] = found
            }
        }
        let standing = records.filter { $0.endedAt == nil }
        let (known, current) = (
            Dictionary(grouping: records, by: \.alertID), Dictionary(grouping: standing, by: \.alertID)
        )
        let events = Dictionary(grouping: standing) { $0.latest?.texts.first?.event }
        pass { known[$0.id] ?? [] }
        pass { $0.references.flatMap { current[$0] ?? [] } }
        let named = Set(heirs.keys)
        pass { alert in
            events[alert.texts.first?.event, default: []].filter { record in
                guard let known = record.latest else { return false }
                return known.isLike(alert) || (record.source != answer.source.id && known.isEqualHere(to: alert))
            }
        }
        return (heirs, Set(heirs.keys).subtracting(named))
    }

    private static func kind(_ record: AlertRecord?, _ alert: Alert, _ isOfOther: Bool) -> AlertChange.Kind? {
        guard let record, let former = record.latest else { return .new }
        return record.endedAt == nil
            ? AlertChange.Kind(from: former, to: alert, isOfOtherSource: isOfOther) : .returned
    }
}

extension Alert {
    /// Returns whether the other warning is of the same event by its name, area and times.
    fileprivate func isLike(_ other: Alert) -> Bool {
        guard let own = texts.first, let text = other.texts.first, own.event != nil, own.event == text.event,
            own.area == text.area || own.areaNames == text.areaNames
        else { return false }
        return span.overlaps(other.span)
    }

    /// Returns whether the other warning, of the same event by its name, is as grave, holds for the same minutes and at the
    /// place.
    fileprivate func isEqualHere(to other: Alert) -> Bool {
        texts.first?.event != nil && severity == other.severity && isHere && other.isHere
            && !span.exceeds(other.span, by: 60) && !other.span.exceeds(span, by: 60)
    }
}
