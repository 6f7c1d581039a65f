import Foundation
import WeatherModel

extension AlertDisplayText {
    /// Returns when the warning begins, unless it has begun, and ends: "From 21:00 until Sunday 06:00"; nil if that is not
    /// known.
    static func time(of alert: Alert, _ context: SentenceContext) -> String? {
        let start = alert.onset.flatMap { $0 > context.now ? context.moment($0) : nil }
        let end = alert.ends.map { context.moment($0) }
        if let ends = alert.ends, ends <= context.now { return tr("Ended {time}", ["time": context.moment(ends)]) }
        return switch (start, end) {
        case (let start?, let end?): tr("From {start} until {end}", ["start": start, "end": end])
        case (let start?, nil): tr("From {start}", ["start": start])
        case (nil, let end?): tr("Until {end}", ["end": end])
        case (nil, nil): nil
        }
    }

    /// Returns the same with a beginning that is past: "Since 13:15 until 20:15".
    static func span(of alert: Alert, _ context: SentenceContext) -> String? {
        guard let onset = alert.onset, onset <= context.now, alert.ends.map({ $0 > context.now }) ?? true else {
            return time(of: alert, context)
        }
        let start = ["start": context.moment(onset)]
        guard let end = alert.ends else { return tr("Since {start}", start) }
        return tr("Since {start} until {end}", start.merging(["end": context.moment(end)]) { $1 })
    }

    /// Returns the end and how far away it is, within two days: "Until 20:15, in 7 hours"; else as `time(of:_:)`.
    static func remaining(of alert: Alert, _ context: SentenceContext) -> String? {
        let time = time(of: alert, context)
        guard let ends = alert.ends, alert.onset.map({ $0 <= context.now }) ?? true, let time else { return time }
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
