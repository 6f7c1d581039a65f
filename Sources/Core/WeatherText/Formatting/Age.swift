import Foundation

/// The time since an event, in steps that become coarser with its age.
enum Age: Equatable {
    /// Less than a minute, including times slightly in the future.
    case justNow
    /// 1 to 59 minutes.
    case minutes(Int)
    /// An hour or more, but on the same day; also later on this day, after a clock was set back.
    case today
    /// Another day.
    case anotherDay

    /// - Parameter zone: The time zone in which days begin at midnight.
    init(of date: Date, at now: Date, in zone: TimeZone) {
        let seconds = now.timeIntervalSince(date)
        if abs(seconds) < 60 {
            self = .justNow
        } else if (60..<3600).contains(seconds) {
            self = .minutes(Int(seconds / 60))
        } else {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            self = calendar.isDate(date, inSameDayAs: now) ? .today : .anotherDay
        }
    }
}
