public import Foundation
import WeatherModel

/// A day of the week; a raw value is its name in settings and on the command line.
public enum Weekday: String, Sendable, Hashable, CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// The day of the week of a moment, by the clock of the zone.
    public init(_ moment: Date, in zone: TimeZone) {
        // 1 January 1970 was a Thursday.
        let number = (CivilDate(moment, in: zone).dayNumber + 3) % 7
        self = Self.allCases[number < 0 ? number + 7 : number]
    }

    /// weekdays.
    public static let workdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
}

/// The hours and days of the week at which somebody has time, by the clock of the place.
public struct DayTimes: Sendable, Hashable {
    /// The hours of the day; empty for all of them.
    public var spans: [ClockSpan]
    /// The days of the week on which the hours begin; empty for all of them.
    public var weekdays: Set<Weekday>

    /// Makes times, which are any by default.
    public init(_ spans: [ClockSpan] = [], on weekdays: Set<Weekday> = []) {
        (self.spans, self.weekdays) = (spans, weekdays)
    }

    /// Returns the minutes of the longest stretch of whole hours without a break on a day without a change of the clocks; nil
    /// where nothing limits it to less than a day.
    ///
    /// - Parameters:
    ///   - zone: The zone of the place, as the hours of some begin at half past.
    ///   - now: A moment at which its clock is looked at.
    public func longestMinutes(in zone: TimeZone, at now: Date) -> Int? {
        guard !spans.isEmpty else { return nil }
        let shift = zone.secondsFromGMT(for: now) / 60
        // Spans that meet are one stretch, also past midnight.
        let all = spans.flatMap { span in
            [0, 1440].map { $0 + span.from.minutes..<$0 + span.from.minutes + span.minutes }
        }.sorted { $0.lowerBound < $1.lowerBound }
        var (longest, stretch) = (0, 0..<0)
        for span in all {
            stretch =
                span.lowerBound <= stretch.upperBound
                ? stretch.lowerBound..<max(stretch.upperBound, span.upperBound) : span
            guard stretch.count < 1440 else { return nil }
            let wait = ((shift - stretch.lowerBound) % 60 + 60) % 60
            longest = max(longest, (stretch.count - wait) / 60 * 60)
        }
        return longest
    }

    /// Returns whether all of a stretch of at most a day lies in one of the spans, and on the right days.
    public func contain(_ stretch: Range<Date>, in zone: TimeZone) -> Bool {
        guard !spans.isEmpty || !weekdays.isEmpty else { return true }
        // With a change of the clocks inside, each side has a time of its own.
        let (first, last) = (zone.secondsFromGMT(for: stretch.lowerBound), zone.secondsFromGMT(for: stretch.upperBound))
        if first != last, let change = zone.nextDaylightSavingTimeTransition(after: stretch.lowerBound),
            stretch.lowerBound < change, change < stretch.upperBound
        {
            return contain(stretch.lowerBound..<change, in: zone) && contain(change..<stretch.upperBound, in: zone)
        }
        guard !spans.isEmpty else {
            let last = stretch.upperBound.addingTimeInterval(-1)
            return [stretch.lowerBound, last].allSatisfy { weekdays.contains(Weekday($0, in: zone)) }
        }
        let length = stretch.upperBound.timeIntervalSince(stretch.lowerBound) / 60
        return spans.contains { span in
            let past = span.minutesPast(stretch.lowerBound, in: zone)
            guard past + length <= Double(span.minutes) else { return false }
            // What begins before midnight belongs to the day on which it began.
            return weekdays.isEmpty
                || weekdays.contains(Weekday(stretch.lowerBound.addingTimeInterval(-past * 60), in: zone))
        }
    }
}
