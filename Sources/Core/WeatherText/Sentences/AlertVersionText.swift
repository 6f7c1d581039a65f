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
    func text(_ change: AlertChange, from former: Alert?) -> String {
        let heading = heading(change)
        guard let former, ![.cancelled, .ended].contains(change.kind) else {
            return tr("{change}.", ["change": heading])
        }
        let differences = differences(former, change.alert)
        guard !differences.isEmpty else { return tr("{change}.", ["change": heading]) }
        return tr(
            "{change}: {differences}.", ["change": heading, "differences": PhraseList.text(differences)])
    }

    private func heading(_ change: AlertChange) -> String {
        let when = ["when": context.occasion(change.at)]
        return switch change.kind {
        case .new: tr("First seen {when}", when)
        case .escalated: tr("Raised {when}", when)
        case .eased: tr("Lowered {when}", when)
        case .extended: tr("Extended {when}", when)
        case .updated: tr("Updated {when}", when)
        case .returned: tr("Listed again since {time}", ["time": context.moment(change.at)])
        case .cancelled: tr("Lifted early, seen {when}", when)
        case .ended: tr("Ended, seen {when}", when)
        }
    }

    private func differences(_ former: Alert, _ alert: Alert) -> [String] {
        var found: [String] = []
        func tell(_ isOther: Bool, _ now: String?, _ before: String?, _ text: (String, String) -> String) {
            if isOther, let now, let before { found.append(text(now, before)) }
        }
        tell(
            former.severity != alert.severity, alert.severity.words?.uncapitalizedFirst,
            former.severity.words?.uncapitalizedFirst
        ) { tr("{new} instead of {old}", ["new": $0, "old": $1]) }
        switch (former.ends, alert.ends) {
        case (let old?, let new?) where old != new:
            found.append(
                tr("until {new} instead of {old}", ["new": context.moment(new), "old": context.moment(old)]))
        case (nil, let new?): found.append(tr("now ends {time}", ["time": context.moment(new)]))
        case (_?, nil): found.append(tr("no longer has an end time"))
        default: break
        }
        tell(
            former.onset != alert.onset, alert.onset.map(context.moment), former.onset.map(context.moment)
        ) { tr("from {new} instead of {old}", ["new": $0, "old": $1]) }
        tell(former.certainty != alert.certainty, alert.certainty.words, former.certainty.words) {
            tr("certainty {new} instead of {old}", ["new": $0.uncapitalizedFirst, "old": $1.uncapitalizedFirst])
        }
        tell(former.urgency != alert.urgency, alert.urgency.words, former.urgency.words) {
            tr("urgency {new} instead of {old}", ["new": $0.uncapitalizedFirst, "old": $1.uncapitalizedFirst])
        }
        if let text = alert.texts.first, let old = former.texts.first(where: { $0.language == text.language }) {
            found += areas(old, text)
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
            return tr("{areas} and {count} more", ["areas": fitting.names, "count": String(fitting.leftOut)])
        }
        return [
            names(text.areaNames.subtracting(old.areaNames)).map { tr("also for {areas}", ["areas": $0]) },
            names(old.areaNames.subtracting(text.areaNames)).map { tr("no longer for {areas}", ["areas": $0]) },
        ].compactMap { $0 }
    }
}
