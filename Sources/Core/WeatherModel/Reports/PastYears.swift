public import Foundation

/// The weather around one date in an earlier year.
public struct PastYear: Sendable, Hashable {
    /// The days that were asked for.
    public let days: ClosedRange<CivilDate>
    /// The hours of these days, and of some around them, in order of time.
    public let hours: [Hour]
    /// When they arrived.
    public let fetchedAt: Date

    /// Takes what an archive has told.
    public init(days: ClosedRange<CivilDate>, hours: [Hour], fetchedAt: Date) {
        (self.days, self.hours, self.fetchedAt) = (days, hours, fetchedAt)
    }
}

/// The weather around today in the years before, as far as it is known.
public struct PastYears: Sendable, Hashable {
    /// The number of years that are compared.
    public static let count = 10
    /// The days before and after a date that are told of as its time of the year.
    public static let reach = 7
    /// The days from today on for which the time of the year is known.
    public static let ahead = 16
    /// The days beyond these that are asked for along, so that a month passes before anything is asked for again.
    private static let spare = 30

    /// The day from which years are counted.
    public let today: CivilDate
    /// What is known, by how many years before it lies, 1 to ``count``.
    public private(set) var known: [Int: PastYear] = [:]

    /// Knows nothing yet.
    public init(before today: CivilDate) {
        self.today = today
    }

    /// The years of which nothing is known, the latest first.
    public var missing: [Int] { (1...Self.count).filter { known[$0] == nil }.map { today.year - $0 } }

    /// The year that lies so many years before.
    public func year(_ years: Int) -> Int { today.year - years }

    /// Takes what is of use: a year whose days hold all that are needed of it.
    public mutating func take(_ year: PastYear) {
        for years in 1...Self.count where known[years].map({ $0.fetchedAt < year.fetchedAt }) ?? true {
            let needed = Self.needed(years, before: today)
            if year.days.lowerBound <= needed.lowerBound, needed.upperBound <= year.days.upperBound {
                known[years] = year
            }
        }
    }

    /// Returns the days that are asked for of an earlier year: those from a week before yesterday's date on.
    public static func asked(_ years: Int, before today: CivilDate) -> ClosedRange<CivilDate> {
        let needed = needed(years, before: today)
        return needed.lowerBound...CivilDate(dayNumber: needed.upperBound.dayNumber + spare)
    }

    /// Returns the days of an earlier year by which yesterday and the days to come are compared.
    private static func needed(_ years: Int, before today: CivilDate) -> ClosedRange<CivilDate> {
        let first = CivilDate(dayNumber: today.dayNumber - 1).yearsBefore(years)
        let last = CivilDate(dayNumber: today.dayNumber + ahead).yearsBefore(years)
        return CivilDate(dayNumber: first.dayNumber - reach)...CivilDate(dayNumber: last.dayNumber + reach)
    }
}
