package import WeatherModel

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
    init(_ day: Day, clock: String, weekday: String, date: String) {
        self.day = day
        values = ["time": clock, "clock": clock, "weekday": weekday, "date": date]
    }
}

extension CivilDate {
    /// The day of the week, 0 for Sunday to 6.
    var weekday: Int { ((dayNumber + 4) % 7 + 7) % 7 }

    /// Returns "until Sunday", or "until Sun".
    func untilWeekday(isShort: Bool) -> String {
        switch (weekday, isShort) {
        case (0, false): tr("until Sunday")
        case (1, false): tr("until Monday")
        case (2, false): tr("until Tuesday")
        case (3, false): tr("until Wednesday")
        case (4, false): tr("until Thursday")
        case (5, false): tr("until Friday")
        case (6, false): tr("until Saturday")
        case (0, true): tr("until Sun")
        case (1, true): tr("until Mon")
        case (2, true): tr("until Tue")
        case (3, true): tr("until Wed")
        case (4, true): tr("until Thu")
        case (5, true): tr("until Fri")
        default: tr("until Sat")
        }
    }

    /// The day from which on something holds, as a heading: "From Monday".
    package var fromWeekday: String {
        switch weekday {
        case 0: tr("From Sunday")
        case 1: tr("From Monday")
        case 2: tr("From Tuesday")
        case 3: tr("From Wednesday")
        case 4: tr("From Thursday")
        case 5: tr("From Friday")
        default: tr("From Saturday")
        }
    }
}

/// A part of a day: "Sunday morning".
struct PartOfDay {
    /// A quarter of a day.
    enum Part {
        /// The hours before 06:00.
        case night
        case morning, afternoon, evening
    }

    /// The day, without a time: `clock` stands for today.
    let day: Moment.Day
    let part: Part
    /// The date, such as "12 Dec".
    let date: String

    /// - Parameter hour: The hour of the day, 0 to 23.
    init(_ day: Moment.Day, hour: Int, date: String) {
        (self.day, self.date) = (day, date)
        part =
            switch hour {
            case ..<6: .night
            case ..<12: .morning
            case ..<18: .afternoon
            default: .evening
            }
    }
}
