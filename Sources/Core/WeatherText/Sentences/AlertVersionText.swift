import Foundation
import WeatherModel

/// The sentences about how a warning differs from its former version.
struct AlertVersionText {
    private let context: SentenceContext

    /// The greatest length of the names of added or dropped areas, in letters.
    private static let areaLength = 120

    init(_ context: SentenceContext) {
        self.context = context
    }

    /// Returns when and how the warning changed, such as "Extended at 14:05: until 22:00 instead of 20:00".
    func text(_ change: AlertChange, from former: AlertChange?) -> String {
        let heading = heading(change)
        guard let former, ![.cancelled, .ended].contains(change.kind) else {
            return tr("{change}.", ["change": heading])
        }
        // What another source calls the area says nothing about which it is.
        let isOfOtherSource = former.source != nil && change.source != nil && former.source != change.source
        let differences = differences(former.alert, change.alert, comparesAreas: !isOfOtherSource)
        guard !differences.isEmpty else { return tr("{change}.", ["change": heading]) }
        return tr(
            "{change}: {differences}.", ["change": heading, "differences": PhraseList.text(differences)])
    }

    private func heading(_ change: AlertChange) -> String {
        let at = ["at": context.pastAt(change.at)]
        return switch change.kind {
        case .new: tr("First seen {at}", at)
        case .escalated: tr("Raised {at}", at)
        case .eased: tr("Lowered {at}", at)
        case .extended: tr("Extended {at}", at)
        case .updated: tr("Updated {at}", at)
        case .returned: tr("Listed again {since}", ["since": context.moment(change.at, .since)])
        case .cancelled: tr("Lifted early, seen {at}", at)
        case .ended: tr("Ended, seen {at}", at)
        }
    }

    private func differences(_ former: Alert, _ alert: Alert, comparesAreas: Bool) -> [String] {
        var found: [String] = []
        func tell(_ isOther: Bool, _ now: String?, _ before: String?, _ text: (String, String) -> String) {
            if isOther, let now, let before { found.append(text(now, before)) }
        }
        tell(
            former.severity != alert.severity, alert.severity.phrase, former.severity.phrase
        ) { tr("{new} instead of {old}", ["new": $0, "old": $1]) }
        switch (former.statedEnd, alert.statedEnd) {
        case (let old?, let new?) where context.moment(old) != context.moment(new):
            found.append(
                tr(
                    "{until} instead of {former}",
                    ["until": context.moment(new, .until), "former": context.moment(old)]))
        case (nil, let new?): found.append(tr("now ends {at}", ["at": context.moment(new, .at)]))
        case (_?, nil): found.append(tr("no longer has an end time"))
        default: break
        }
        tell(
            former.onset.map { context.moment($0) } != alert.onset.map { context.moment($0) },
            alert.onset.map { context.moment($0, .from) }, former.onset.map { context.moment($0) }
        ) { tr("{from} instead of {former}", ["from": $0, "former": $1]) }
        tell(former.certainty != alert.certainty, alert.certainty.phrase, former.certainty.phrase) {
            tr("certainty {new} instead of {old}", ["new": $0, "old": $1])
        }
        tell(former.urgency != alert.urgency, alert.urgency.phrase, former.urgency.phrase) {
            tr("urgency {new} instead of {old}", ["new": $0, "old": $1])
        }
        if let text = alert.texts.first, let old = former.texts.first(where: { $0.language == text.language }) {
            if comparesAreas { found += areas(old, text) }
            if old.isWorded(otherwiseThan: text) { found.append(tr("reworded")) }
        }
        return found
    }

    private func areas(_ old: AlertText, _ text: AlertText) -> [String] {
        // Of a list that was cut it is not known what is missing.
        guard old.areasLeftOut == 0, text.areasLeftOut == 0 else { return [] }
        func names(_ set: Set<String>) -> String? {
            guard !set.isEmpty else { return nil }
            let fitting = set.sorted().joined(separator: ", ").cut(toNames: Self.areaLength)
            guard fitting.leftOut > 0 else { return fitting.names }
            return tr("{areas} and {count} more", ["areas": fitting.names, "count": Wording.number(fitting.leftOut)])
        }
        return [
            names(text.areaNames.subtracting(old.areaNames)).map { tr("also for {areas}", ["areas": $0]) },
            names(old.areaNames.subtracting(text.areaNames)).map { tr("no longer for {areas}", ["areas": $0]) },
        ].compactMap { $0 }
    }
}
