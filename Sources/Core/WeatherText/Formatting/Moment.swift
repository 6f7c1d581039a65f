/// The relation of a phrase to the moment that it holds.
public enum MomentRelation: Sendable {
    /// The moment alone, as a label: "16:00".
    case plain
    /// "at 16:00", "on Saturday at 03:00".
    case at
    /// "until 16:00".
    case until
    /// "from 16:00".
    case from
    /// "from 16:00" where the end follows, as in "from 16:00 until midnight": "von", not "ab", in German.
    case fromWithEnd
    /// "since 16:00".
    case since
    /// "until at least 16:00", of a time within a day.
    case atLeastUntil
    /// "until about 16:00", of a time within a day.
    case aboutUntil
    /// "about 16:00", of a time within a day.
    case about
    /// "by 16:00", of a time within a day.
    case by
    /// "before 16:00", of a time within a day.
    case before
    /// "after 16:00", of a time within a day.
    case after
    /// "beyond 16:00", of a time within a day.
    case beyond
    /// "for 16:00", of a time within a day: what is said holds then.
    case holdingAt
}

/// A time of a certain day as it is told.
struct Moment {
    /// The day as it is named beside a time.
    enum Day {
        /// Today, which is not named.
        case clock
        /// Noon of today in words.
        case noon
        /// Midnight of today or the one to come, in words.
        case midnight
        case tomorrow, yesterday
        /// A day of the week, 0 for Sunday to 6.
        case weekday(Int)
        /// Any other day, by its date.
        case date
    }

    let day: Day
    /// What stands for the names in the messages.
    let values: [String: String]

    /// - Parameters:
    ///   - clock: The time by the clock, such as "16:00".
    ///   - weekday: The name of its weekday.
    ///   - date: Its date, such as "12 Dec".
    init(_ day: Day, clock: String, weekday: @autoclosure () -> String, date: @autoclosure () -> String) {
        self.day = day
        let time = ["time": clock, "clock": clock]
        values =
            switch day {
            // Names of days take their time, and most moments are of today.
            case .clock, .noon, .midnight: time
            case .tomorrow, .yesterday, .weekday, .date:
                time.merging(["weekday": weekday(), "date": date()]) { clock, _ in clock }
            }
    }
}
