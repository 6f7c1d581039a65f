import Foundation
import WeatherModel

extension AlertDisplayText {
    /// Returns when the warning begins, unless it has begun, and ends: "from 21:00 until Sunday 06:00"; nil if that is not
    /// known.
    static func time(of alert: Alert, _ context: SentenceContext) -> String? {
        // Ends that lie before the beginning belong to something else: as a span they would be read as those of another day.
        let isReversed = alert.onset.flatMap { onset in alert.statedEnd.map { $0 <= onset } } ?? false
        let until = isReversed ? nil : end(of: alert, context)
        let relation: MomentRelation = until != nil && alert.statedEnd != nil ? .fromWithEnd : .from
        let from = alert.onset.flatMap { $0 > context.now ? context.moment($0, relation) : nil }
        if let ends = alert.statedEnd, ends <= context.now {
            return tr("ended {at}", ["at": context.moment(ends, .at)])
        }
        return switch (from, until) {
        case (let from?, let until?) where alert.statedEnd == nil: PhraseList.text([from, until])
        case (let from?, let until?): tr("{from} {until}", ["from": from, "until": until])
        case (let only?, nil), (nil, let only?): only
        case (nil, nil): nil
        }
    }

    /// Returns the same with a beginning that is past: "since 13:15 until 20:15".
    static func span(of alert: Alert, _ context: SentenceContext) -> String? {
        guard let onset = alert.onset, onset <= context.now, alert.statedEnd.map({ $0 > context.now }) ?? true else {
            return time(of: alert, context)
        }
        let since = context.moment(onset, .since)
        guard let until = end(of: alert, context) else { return since }
        return alert.statedEnd == nil
            ? PhraseList.text([since, until]) : tr("{since} {until}", ["since": since, "until": until])
    }

    /// Returns "until 20:15"; "no end given" where no publisher gave one, and nil where that is not known.
    private static func end(of alert: Alert, _ context: SentenceContext) -> String? {
        if alert.isEndAssumed == true { return tr("no end given") }
        return alert.ends.map { context.moment($0, .until) }
    }

    /// Returns the end and how far away it is, within two days: "until 20:15, in 7 hours"; else as `time(of:_:)`.
    static func remaining(of alert: Alert, _ context: SentenceContext) -> String? {
        let time = time(of: alert, context)
        guard let ends = alert.statedEnd, alert.onset.map({ $0 <= context.now }) ?? true, let time else { return time }
        let minutes = Int((ends.timeIntervalSince(context.now) / 60).rounded())
        let hours = Int((Double(minutes) / 60).rounded())
        guard minutes > 0, hours <= 48 else { return time }
        if minutes < 60 {
            return tr(
                one: "{time}, in {count} minute", other: "{time}, in {count} minutes", count: minutes,
                ["time": time, "count": context.formatter.count(minutes)])
        }
        return tr(
            one: "{time}, in {count} hour", other: "{time}, in {count} hours", count: hours,
            ["time": time, "count": context.formatter.count(hours)])
    }
}
