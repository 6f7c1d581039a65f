import Foundation
import WeatherModel

extension [AlertEntry] {
    /// The entries, of warnings that say the same again under another identifier those of the one that was sent last.
    ///
    /// Some publishers repeat a warning every ten minutes. The same is: sender, and in each language event, severity,
    /// text but for its numbers, and area, with times that overlap. Where numbers differ, it was also sent before, and begins and
    /// ends within half an hour of the version that was sent next: six to twelve and ten to sixteen are two warnings. Where they
    /// agree, the last one must leave out nothing that holds now.
    func repeatedOnce(at now: Date) -> [AlertEntry] {
        var entries = self
        var dropped: Set<Int> = []
        var repetitions: [AlertMark: [AlertRepetition]] = [:]
        for said in said.sorted(by: { ($0.sent, $0.standing, $0.id) > ($1.sent, $1.standing, $1.id) }) {
            guard let mark = said.mark(withNumbers: false) else { continue }
            let (known, whole) = (repetitions[mark, default: []], said.mark(withNumbers: true))
            guard let place = known.firstIndex(where: { $0.holds(said, whole, at: now) }) else {
                if known.count < AlertRepetition.limit {
                    repetitions[mark] = known + [AlertRepetition(last: said, earliest: said, wholes: [whole, whole])]
                }
                continue
            }
            repetitions[mark]?[place].earliest = said
            repetitions[mark]?[place].wholes[1] = whole
            dropped.formUnion(said.indices)
            // What the earlier one replaced stays replaced.
            guard said.entries.contains(where: { $0.message == .update }) else { continue }
            let references = said.entries.first?.alert.references ?? []
            for index in known[place].last.indices {
                entries[index].message = .update
                entries[index].alert.references += references
            }
        }
        return entries.indices.filter { !dropped.contains($0) }.map { entries[$0] }
    }

    /// The entries by the warning that they belong to.
    private var said: [SaidAlert] {
        var warnings: [SaidAlert] = []
        var known: [SaidAlert.Key: Int] = [:]
        for (index, entry) in enumerated() {
            let key = SaidAlert.Key(id: entry.alert.id, sender: entry.sender, sent: entry.alert.sent)
            if let place = known[key] {
                warnings[place].entries.append(entry)
                warnings[place].indices.append(index)
            } else {
                known[key] = warnings.count
                warnings.append(SaidAlert(entries: [entry], indices: [index]))
            }
        }
        return warnings
    }
}

/// Warnings of one publisher that say the same.
private struct AlertRepetition {
    /// The most warnings of other times that are compared, so that a malicious answer cannot make it slow.
    static let limit = 32

    /// The one that was sent last.
    let last: SaidAlert
    /// The one that was sent first of those found so far.
    var earliest: SaidAlert
    /// What both share with the same again, with the numbers in their texts.
    var wholes: [AlertMark?]

    /// Returns whether a warning that was not sent later is one of them.
    func holds(_ said: SaidAlert, _ whole: AlertMark?, at now: Date) -> Bool {
        zip([last, earliest], wholes).contains { other, known in
            guard other.span.overlaps(said.span) else { return false }
            let isNear = other.span.isNear(said.span)
            if known == whole { return isNear || last.span.covers(said.span, at: now) }
            // Of two that were sent at once, or nobody knows when, neither is the later one.
            return isNear && said.wasSent(before: other)
        }
    }
}

extension AlertSpan {
    /// Whether one that is told instead of the other begins and ends so that nothing is left out which holds now, or begins
    /// before it does.
    fileprivate func covers(_ other: AlertSpan, at now: Date) -> Bool {
        (start <= now || start.timeIntervalSince(other.start) <= 30 * 60)
            && (end > now || other.end.timeIntervalSince(end) <= 30 * 60)
    }
}

/// What two warnings share that say the same.
private struct AlertMark: Hashable {
    /// The words of one language, with the areas that they are for.
    struct Block: Hashable {
        var text: AlertText
        var severity: AlertSeverity
        var kinds: Set<String>
        var areas: Set<AlertArea>
        var codes: Set<String>
    }

    var sender: String
    var blocks: Set<Block>
}

/// The entries of one warning, of its languages and events.
private struct SaidAlert {
    struct Key: Hashable {
        var id: String
        var sender: String?
        var sent: Date?
    }

    var entries: [AlertEntry]
    /// Where the entries stand in the answer.
    var indices: [Int]

    var id: String { entries.first?.alert.id ?? "" }

    var sent: Date { entries.first?.alert.sent ?? .distantPast }

    func wasSent(before other: SaidAlert) -> Bool {
        guard entries.first?.alert.sent != nil, other.entries.first?.alert.sent != nil else { return false }
        return sent < other.sent
    }

    /// More for a warning than for the word that it is over: of those sent at once the warning counts.
    var standing: Int { entries.contains { !$0.isAllClear } ? 1 : 0 }

    var span: AlertSpan {
        let alerts = entries.map(\.alert)
        return AlertSpan(
            from: alerts.compactMap(\.onset).min() ?? alerts.first?.sent, to: alerts.compactMap(\.statedEnd).max())
    }

    /// Returns what the warning shares with one that says the same; nil for those of which too little is known, and for
    /// cancellations.
    ///
    /// - Parameter withNumbers: Whether the numbers in its texts count; who repeats a warning often writes the time into it.
    func mark(withNumbers: Bool) -> AlertMark? {
        guard let sender = entries.first?.sender, !entries.contains(where: { $0.message == .cancel }),
            entries.contains(where: { $0.words.contains { $0.text.hasWords } })
        else { return nil }
        func told(_ text: String?) -> String? { withNumbers ? text : text?.filter { !$0.isNumber } }
        let blocks = entries.flatMap { entry in
            entry.words.map { words in
                AlertMark.Block(
                    text: AlertText(
                        language: words.text.language, event: words.text.event, headline: told(words.text.headline),
                        description: told(words.text.description)),
                    severity: entry.alert.severity, kinds: entry.likeness.kinds, areas: Set(words.areas),
                    codes: entry.likeness.areas)
            }
        }
        return AlertMark(sender: sender, blocks: Set(blocks))
    }
}

extension AlertEntry {
    /// The address of the publisher, else the name of the office; nil if neither is known.
    fileprivate var sender: String? { likeness.publisher ?? alert.sender }
}

extension AlertText {
    /// Whether more is said than the name of the event.
    fileprivate var hasWords: Bool { headline != nil || description != nil }
}
