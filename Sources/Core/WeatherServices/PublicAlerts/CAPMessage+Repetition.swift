import Foundation
import WeatherModel

extension [CAPMessage] {
    /// The messages, of those that say the same again under another identifier the one that was sent last.
    ///
    /// Some publishers repeat a warning every ten minutes. The same is: sender, and in each language event, severity,
    /// text but for its numbers, and area, with times that overlap. Where numbers differ, it also begins and ends within
    /// half an hour of the version that was sent next: six to twelve and ten to sixteen are two warnings.
    var repeatedOnce: [CAPMessage] {
        var groups: [String: [CAPRepetition]] = [:]
        var kept: [CAPMessage] = []
        for message in sorted(by: {
            ($0.sent ?? .distantPast, $0.identifier) > ($1.sent ?? .distantPast, $1.identifier)
        }) {
            guard let mark = message.mark(withNumbers: false) else {
                kept.append(message)
                continue
            }
            guard let place = groups[mark, default: []].firstIndex(where: { $0.holds(message) }) else {
                groups[mark, default: []].append(CAPRepetition(index: kept.count, last: message, earliest: message))
                kept.append(message)
                continue
            }
            groups[mark]?[place].earliest = message
            guard let index = groups[mark]?[place].index else { continue }
            // What the earlier one replaced stays replaced.
            if AlertVocabulary.message(message.type) == .update {
                (kept[index].type, kept[index].references) = (message.type, kept[index].references + message.references)
            }
        }
        return kept
    }
}

/// Messages of one publisher that say the same.
private struct CAPRepetition {
    /// The place of the last one among those that are kept.
    let index: Int
    /// The one that was sent last.
    let last: CAPMessage
    /// The one that was sent first of those found so far.
    var earliest: CAPMessage

    /// Returns whether a message that was sent earlier is one of them.
    func holds(_ message: CAPMessage) -> Bool {
        [last, earliest].contains { other in
            other.span.overlaps(message.span)
                && (other.span.isNear(message.span) || other.mark(withNumbers: true) == message.mark(withNumbers: true))
        }
    }
}

extension CAPMessage {
    /// Returns what two messages share that say the same; nil for those of which too little is known, and for
    /// cancellations.
    ///
    /// - Parameter withNumbers: Whether the numbers in its texts count; who repeats a warning often writes the time into it.
    fileprivate func mark(withNumbers: Bool) -> String? {
        guard let sender, !infos.isEmpty, AlertVocabulary.message(type) != .cancel, AlertVocabulary.isActual(status)
        else {
            return nil
        }
        let blocks = infos.map { info in
            let told = [info.headline, info.description].map { $0?.filter { withNumbers || !$0.isNumber } }
            let words = ([info.language, info.event, info.severity] + told).map { $0 ?? "" }
            let areas = info.areas.flatMap { [$0.area.name ?? ""] + $0.marks }
            return (words + areas.sorted()).joined(separator: "\n")
        }
        return ([sender] + blocks.sorted()).joined(separator: "\n\n")
    }

    fileprivate var span: AlertSpan {
        AlertSpan(from: infos.compactMap(\.onset).min() ?? sent, to: infos.compactMap(\.expires).max())
    }
}
