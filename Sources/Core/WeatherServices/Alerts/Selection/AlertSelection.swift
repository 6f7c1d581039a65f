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
    func alerts(from notices: [AlertNotice]) -> [Alert] {
        let real = notices.filter { $0.isActual && !$0.isCalledTest && $0.message != nil }
        let superseded = AlertSuccession(real).superseded
        var merging = AlertMerging()
        for notice in real where !superseded.contains(notice.alert.id) && isInForce(notice) {
            guard let (words, coverage) = wordsHere(notice) else { continue }
            var alert = notice.alert
            alert.message = notice.message ?? .alert
            alert.coverage = coverage
            merging.add(alert, words: words, twinKey: notice.twinKey)
        }
        return merging.alerts.bounded
    }

    private func isInForce(_ notice: AlertNotice) -> Bool {
        notice.message != .cancel && !notice.isAllClear && !notice.isCalledHarmless
            && notice.alert.ends.map { $0 > now } ?? true
    }

    /// Returns the texts with the names of the areas that may contain the place; nil if none can.
    private func wordsHere(_ notice: AlertNotice) -> (words: [AlertWords], coverage: AlertCoverage)? {
        var coverage = AlertCoverage.country
        var here: [AlertWords] = []
        for words in notice.words where words.text.saysSomething {
            let areas = areasHere(words.areas)
            guard !areas.isEmpty || words.areas.isEmpty else { continue }
            coverage = min(coverage, self.coverage(areas))
            here.append(AlertWords(text: words.text, areas: areas))
        }
        return here.isEmpty ? nil : (here, coverage)
    }

    /// Returns the areas that contain the place or may contain it.
    ///
    /// If the entry has outlines and all lie far away, an area given by name only counts if it is the name of the
    /// place: Germany's weather service names municipalities beside outlines of the same area.
    private func areasHere(_ areas: [AlertArea]) -> [AlertArea] {
        let outlined = areas.filter { !$0.shapes.isEmpty }
        let isFar = !outlined.isEmpty && !outlined.contains { $0.isNear(place.coordinates) }
        return areas.filter { $0.contains(place.coordinates) ?? (!isFar || $0.names(place)) }
    }

    private func coverage(_ areas: [AlertArea]) -> AlertCoverage {
        if isAskedByPoint || areas.contains(where: { !$0.shapes.isEmpty }) { return .place }
        return areas.contains { $0.names(place) } ? .named : .country
    }

}

extension AlertText {
    /// Whether the text has any content beside its area.
    fileprivate var saysSomething: Bool {
        event != nil || headline != nil || description != nil || instruction != nil
    }
}
