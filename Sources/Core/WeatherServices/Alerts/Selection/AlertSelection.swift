import Foundation
import WeatherModel

/// Selects the warnings for one place from a source's entries.
struct AlertSelection: Sendable {
    /// The place for which warnings are requested.
    let place: Location
    /// The current time; warnings that have ended are left out.
    let now: Date
    /// Whether the source was asked for the point, so that entries without an outline apply to it.
    let isAskedByPoint: Bool

    /// Returns the warnings in force or announced, at most 200: those for the place first, then by severity.
    func alerts(from notices: [AlertEntry]) -> [Alert] {
        let real = notices.filter { $0.isActual && !$0.isCalledTest && $0.message != nil }.repeatedOnce(
            at: now)
        let superseded = AlertSuccession(real).superseded
        var merging = AlertMerging()
        for notice in real where !superseded.contains(notice.alert.id) && isInForce(notice) {
            guard let (words, coverage) = wordsHere(notice) else { continue }
            var alert = notice.alert
            alert.message = notice.message ?? .alert
            alert.coverage = coverage
            if alert.ends == nil, notice.isReadable { alert.isEndAssumed = true }
            merging.add(alert, words: words, twinKey: notice.twinKey, likeness: notice.likeness)
        }
        return merging.alerts.bounded
    }

    /// Returns the warnings of an answer, with one of unknown content for each entry that cannot be read.
    ///
    /// - Parameters:
    ///   - entries: The entries of the answer; nil for one that has not the shape of an entry.
    ///   - isWhole: Whether all stands around the entries that the source's answers have. What lacks some of it may list
    ///     warnings, but is not believed that there are none.
    /// - Throws: `unreadableAnswer` if there are entries and none can be read, or none is for the place and the answer is
    ///   not whole.
    func alerts(ofAll entries: [AlertEntry?], isWhole: Bool) throws(FetchError) -> [Alert] {
        guard entries.isEmpty || entries.contains(where: { $0?.isReadable == true }) else { throw .unreadableAnswer }
        let alerts = alerts(
            from: entries.map { entry in
                guard let entry else { return .unreadable }
                return entry.isReadable ? entry : entry.hollow
            })
        guard isWhole || !alerts.isEmpty else { throw .unreadableAnswer }
        return alerts
    }

    private func isInForce(_ notice: AlertEntry) -> Bool {
        notice.message != .cancel && !notice.isAllClear && !notice.isCalledHarmless
            && notice.alert.ends.map { $0 > now } ?? true
    }

    /// Returns the texts with the names of the areas that may contain the place; nil if none can.
    private func wordsHere(_ notice: AlertEntry) -> (words: [LocalizedAlertText], coverage: AlertCoverage)? {
        var coverage = AlertCoverage.country
        var here: [LocalizedAlertText] = []
        for words in notice.words where words.text.saysSomething || !notice.isReadable {
            let areas = areasHere(words.areas)
            guard !areas.isEmpty || words.areas.isEmpty else { continue }
            coverage = min(coverage, self.coverage(areas))
            here.append(LocalizedAlertText(text: words.text, areas: areas))
        }
        return here.isEmpty ? nil : (here, coverage)
    }

    /// Returns the areas that contain the place or may contain it.
    ///
    /// If the entry has outlines, and one holds the place or all lie far away, an area given by name only counts if it is the name
    /// of the place: Germany's weather service names municipalities beside outlines of the same area.
    private func areasHere(_ areas: [AlertArea]) -> [AlertArea] {
        let outlined = areas.filter { !$0.shapes.isEmpty }
        let isFar = !outlined.isEmpty && !outlined.contains { $0.isNear(place.coordinates) }
        let isSettled = isFar || outlined.contains { $0.contains(place.coordinates) == true }
        return areas.filter { $0.contains(place.coordinates) ?? (!isSettled || $0.names(place)) }
    }

    private func coverage(_ areas: [AlertArea]) -> AlertCoverage {
        if isAskedByPoint || areas.contains(where: { !$0.shapes.isEmpty }) { return .place }
        return areas.contains { $0.names(place) } ? .named : .country
    }
}

/// The entries of an answer that later entries update or cancel.
struct AlertSuccession {
    /// Identifiers of the entries that are updated or cancelled.
    private(set) var superseded: Set<String> = []

    /// Finds the superseded entries; an entry never supersedes itself or a later one, and of two that refer to each
    /// other and were sent at the same time the first is kept.
    init(_ notices: [AlertEntry]) {
        var sent: [String: Date] = [:]
        var heirs: [String: Set<String>] = [:]
        for notice in notices {
            let id = notice.alert.id
            sent[id] = notice.alert.sent ?? sent[id]
        }
        for notice in notices where notice.message == .update || notice.message == .cancel {
            let id = notice.alert.id
            for reference in notice.alert.references where reference != id {
                if let own = sent[id], let earlier = sent[reference], earlier > own { continue }
                guard heirs[id]?.contains(reference) != true else { continue }
                heirs[reference, default: []].insert(id)
                superseded.insert(reference)
            }
        }
    }
}
