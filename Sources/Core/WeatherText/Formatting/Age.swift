import Foundation

/// How long ago something was, as people say it: the nearer, the finer.
enum Age: Equatable {
    /// Less than a minute, or a clock a little ahead of ours.
    case justNow
    /// 1 to 59.
    case minutes(Int)
    /// An hour or more ago, today; or later today, where a clock was set back.
    case today
    /// Another day.
    case anotherDay

    /// - Parameter zone: Where "today" begins at midnight.
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
