public import Foundation
public import WeatherModel
public import WeatherStore

/// The stretch of time that a rule looks at from one moment.
public struct RuleSpan: Sendable, Hashable {
    /// The stretch, which may have begun.
    public let span: Range<Date>
    /// The day on which its part of a day begins; nil for a rule about the next hours.
    public let day: CivilDate?
    /// The time from which on it is told.
    public let toldFrom: Date

    /// The seconds before a part of a day from which on it is told where no time is chosen: 24 hours.
    private static let ahead: TimeInterval = 86_400

    /// Returns nil where no such part of a day begins within eight days, as by a clock far from ours.
    ///
    /// Of a part in which the clocks are put forward, what is left counts; one that they leave out whole is that of the next day.
    init?(of rule: WeatherRule, at now: Date, in zone: TimeZone) {
        switch rule.scope {
        case .next(let hours):
            span = now..<now.addingTimeInterval(Double(hours) * 3600)
            (day, toldFrom) = (nil, now)
        case .part(let part, let weekdays):
            let today = CivilDate(now, in: zone).dayNumber
            for number in (today - 1)...(today + 8) {
                let date = CivilDate(dayNumber: number)
                guard let start = date.time(part.from, in: zone),
                    weekdays.isEmpty || weekdays.contains(Weekday(start, in: zone)),
                    let end = CivilDate(dayNumber: part.from < part.until ? number : number + 1)
                        .time(part.until, in: zone), start < end, end > now
                else { continue }
                (span, day) = (start..<end, date)
                let before = rule.toldFrom.flatMap { time in
                    [date, CivilDate(dayNumber: number - 1)].lazy.compactMap { $0.time(time, in: zone) }
                        .first { $0 <= start }
                }
                toldFrom = before ?? start.addingTimeInterval(-Self.ahead)
                return
            }
            return nil
        }
    }
}

extension WeatherRule {
    /// Returns the next moment from which on it may be told though nothing new is forecast: its own time, or the end of its
    /// quiet hours; nil where it could be told already.
    ///
    /// - Parameter zone: The zone of the place.
    public func nextTelling(after now: Date, in zone: TimeZone) -> Date? {
        let own = RuleSpan(of: self, at: now, in: zone).flatMap { $0.toldFrom > now ? $0.toldFrom : nil }
        guard let quietHours, quietHours.contains(now, in: zone) else { return own }
        let quiet = quietHours.end(after: now, in: zone)
        return max(own ?? quiet, quiet)
    }
}

extension ClockSpan {
    /// Returns the end of the span that a moment lies in, by the clock of the zone, also where that changes in between.
    fileprivate func end(after now: Date, in zone: TimeZone) -> Date {
        let end = now.addingTimeInterval((Double(minutes) - minutesPast(now, in: zone)) * 60)
        let shift = zone.secondsFromGMT(for: end) - zone.secondsFromGMT(for: now)
        guard shift != 0 else { return end }
        let shifted = end.addingTimeInterval(-Double(shift))
        // A time that the clocks leave out is over as they do.
        return contains(shifted, in: zone) ? zone.nextDaylightSavingTimeTransition(after: now) ?? end : shifted
    }
}

extension CivilDate {
    /// Returns the moment of a time of the day; where the clocks leave it out, that at which they do, so that nothing but what
    /// there is of a part of a day is looked at.
    fileprivate func time(_ time: TimeOfDay, in zone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = DateComponents(
            year: year, month: month, day: day, hour: time.minutes / 60, minute: time.minutes % 60)
        guard let found = calendar.date(from: parts), CivilDate(found, in: zone) == self else { return nil }
        let shown = calendar.dateComponents([.hour, .minute], from: found)
        guard shown.hour != parts.hour || shown.minute != parts.minute,
            let change = zone.nextDaylightSavingTimeTransition(after: found.addingTimeInterval(-86_400)),
            change <= found
        else { return found }
        return change
    }
}
