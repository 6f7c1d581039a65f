import Foundation
import WeatherModel

/// Makes the warnings for one place out of a source's entries.
struct AlertSelection: Sendable {
    /// Where the warnings are wanted.
    let place: Location
    /// What has ended by this moment is left out.
    let now: Date
    /// Whether the source was asked for the point, so that an entry without an outline holds there.
    let isAskedByPoint: Bool

    /// Those in force or announced, each within its bounds: what holds here first, then by gravity, no more than 200.
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

    /// The words with the names of the areas that may hold the place; nil where no area can.
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

    /// Those that hold the place, or of which nobody can say.
    ///
    /// Beside outlines that all lie far away, a mere name tells more about the same area, as the communes of Germany's
    /// weather service do: it counts only where it is the place's own.
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
    /// Whether there is anything to show of it.
    fileprivate var saysSomething: Bool {
        event != nil || headline != nil || description != nil || instruction != nil
    }
}
