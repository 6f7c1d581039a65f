import Foundation
import WeatherModel

/// What two publishers share that warn of the same event, beside its texts.
struct AlertLikeness: Sendable {
    /// The address of the publisher; nil if the source names only the office.
    var publisher: String?
    /// MeteoAlarm's type of the event and its codes, which are the same in every language.
    var kinds: Set<String> = []
    /// Codes and outlines of the areas as written.
    var areas: Set<String> = []

    /// Adds what another entry of the same warning has.
    mutating func add(_ other: AlertLikeness) {
        publisher = publisher ?? other.publisher
        kinds.formUnion(other.kinds)
        areas.formUnion(other.areas)
    }
}

/// A warning, and what is known of it beside what is shown.
struct LikenedAlert {
    var alert: Alert
    let likeness: AlertLikeness

    /// The seconds of a hidden warning that may lie before or after the one that is shown for it.
    private static let uncovered: TimeInterval = 3 * 3600

    /// Returns whether this one says what another publisher's warning says, so that the other need not be shown.
    ///
    /// Kind of event and area are the same, the times overlap, hardly any time is the other's alone, and the other is not
    /// graver, nor sorted otherwise, as one of the two kinds may be switched off. One whose severity is not known may be graver.
    func covers(_ other: LikenedAlert) -> Bool {
        isOfOtherPublisher(than: other) && alert.topic == other.alert.topic && other.alert.severity != .unknown
            && alert.severity >= other.alert.severity
            && alert.span.overlaps(other.alert.span) && !other.alert.span.exceeds(alert.span, by: Self.uncovered)
            && !kinds.isDisjoint(with: other.kinds) && isOfSameArea(as: other)
    }

    private func isOfOtherPublisher(than other: LikenedAlert) -> Bool {
        if let own = likeness.publisher, let others = other.likeness.publisher { return own != others }
        guard let own = alert.sender, let others = other.alert.sender else { return false }
        return own != others
    }

    private func isOfSameArea(as other: LikenedAlert) -> Bool {
        if !likeness.areas.isEmpty, likeness.areas == other.likeness.areas { return true }
        return alert.texts.contains { text in
            !text.areaNames.isEmpty && other.alert.texts.contains { $0.areaNames == text.areaNames }
        }
    }

    private var kinds: Set<String> { likeness.kinds.union(alert.texts.compactMap(\.event).compactMap(Self.kind)) }

    /// Words of an English name that say how grave the event is, and nothing of its kind.
    private static let grades: Set<String> = [
        "green", "yellow", "amber", "orange", "red", "warning", "watch", "advisory", "alert", "statement",
    ]

    /// Returns "thunderstorm" of "Yellow Thunderstorm Warning"; nil where no word tells the kind.
    private static func kind(_ event: String) -> String? {
        let words = event.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let telling = words.filter { !grades.contains($0) }
        return telling.isEmpty ? nil : telling.joined(separator: " ")
    }
}

extension [LikenedAlert] {
    /// The most warnings that are compared, as each is with each.
    private static let limit = 2 * Bound.alerts

    /// The warnings, an event of which several publishers warn only once: by the gravest of them, and of those as grave by
    /// the one that holds longest.
    ///
    /// It refers to those that are hidden, so that what was known under one of them goes on under it.
    var eachEventOnce: [Alert] {
        guard count <= Self.limit else { return map(\.alert) }
        var shown: [LikenedAlert] = []
        let ordered = sorted { one, other in
            let (own, others) = (one.alert, other.alert)
            if own.severity != others.severity { return own.severity > others.severity }
            if own.span.end != others.span.end { return own.span.end > others.span.end }
            return own.span.start != others.span.start ? own.span.start < others.span.start : own.id < others.id
        }
        for alert in ordered {
            guard let index = shown.firstIndex(where: { $0.covers(alert) }) else {
                shown.append(alert)
                continue
            }
            shown[index].alert.references.append(alert.alert.id)
            let coverages = [shown[index].alert.coverage, alert.alert.coverage].compactMap { $0 }
            shown[index].alert.coverage = coverages.min()
        }
        return shown.map(\.alert)
    }
}
