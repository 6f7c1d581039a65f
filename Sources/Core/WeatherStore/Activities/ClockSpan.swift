public import Foundation

/// The hours between two times of day, which pass midnight where the end is before the beginning.
public struct ClockSpan: Sendable, Hashable {
    /// The time at which it begins.
    public let from: TimeOfDay
    /// The time at which it ends; equal to `from` for a whole day.
    public let until: TimeOfDay

    /// Makes a span of up to 24 hours.
    public init(from: TimeOfDay, until: TimeOfDay) {
        (self.from, self.until) = (from, until)
    }

    /// Parses "07:00-19:00"; returns nil for any other form.
    public init?(_ text: String) {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, let from = TimeOfDay(String(ends[0])), let until = TimeOfDay(String(ends[1])) else {
            return nil
        }
        self.init(from: from, until: until)
    }

    /// The span as "07:00-19:00", as the settings file has it.
    public var text: String { "\(from.text)-\(until.text)" }

    /// The minutes from its beginning to its end on a day without a change of the clocks, 1 to 1440.
    public var minutes: Int {
        let between = until.minutes - from.minutes
        return between > 0 ? between : between + 1440
    }

    /// Returns the minutes by which a moment is past its last beginning, by the clock of the zone; 0 up to 1440.
    public func minutesPast(_ moment: Date, in zone: TimeZone) -> Double {
        let clock = moment.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: moment))
        let past = (clock / 60 - Double(from.minutes)).truncatingRemainder(dividingBy: 1440)
        return past < 0 ? past + 1440 : past
    }

    /// Returns whether the moment lies in it, by the clock of the zone.
    public func contains(_ moment: Date, in zone: TimeZone) -> Bool {
        minutesPast(moment, in: zone) < Double(minutes)
    }
}
