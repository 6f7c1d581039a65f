public import Foundation

/// A date of the Gregorian calendar, without a time or a time zone.
public struct CivilDate: Sendable, Hashable, Comparable, Codable {
    /// The year of the common era.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, 1 to 31.
    public let day: Int

    /// The date of `instant` in `zone`.
    public init(_ instant: Date, in zone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.year, .month, .day], from: instant)
        (year, month, day) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }

    /// Parses "YYYY-MM-DD"; returns nil for any other form and for dates that do not exist.
    public init?(_ text: String) {
        let (bytes, hyphen) = (Array(text.utf8), UInt8(ascii: "-"))
        guard bytes.count == 10, bytes[4] == hyphen, bytes[7] == hyphen, let year = Int(digits: bytes[..<4]),
            let month = Int(digits: bytes[5..<7]), let day = Int(digits: bytes[8...]),
            year > 0, (1...12).contains(month), (1...Self.length(ofMonth: month, year: year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    private init(year: Int, month: Int, day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Returns the same day so many years earlier; 28 February where that year has no 29th.
    public func yearsBefore(_ years: Int) -> CivilDate {
        let length = Self.length(ofMonth: month, year: year - years)
        return CivilDate(year: year - years, month: month, day: min(day, length))
    }

    /// Returns the first instant of the day in `zone`, which is not 00:00 where clocks change at midnight.
    ///
    /// Returns nil for a day that the time zone skipped, as Samoa did with 30 December 2011.
    public func start(in zone: TimeZone) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar.date(from: DateComponents(year: year, month: month, day: day))
            .map { calendar.startOfDay(for: $0) }
            .flatMap { CivilDate($0, in: zone) == self ? $0 : nil }
    }

    /// Orders from earlier to later.
    public static func < (left: CivilDate, right: CivilDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: (year.isMultiple(of: 4) && !year.isMultiple(of: 100)) || year.isMultiple(of: 400) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDate: CustomStringConvertible {
    /// The date as "YYYY-MM-DD".
    public var description: String {
        func padded(_ number: Int, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, width - digits.count)) + digits
        }
        return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    }
}

extension CivilDate {
    /// Returns the period from the first instant of the day to that of the next day: 23, 24 or 25 hours as a rule.
    ///
    /// Returns nil for a day that the time zone skipped.
    public func span(in zone: TimeZone) -> Range<Date>? {
        guard let start = start(in: zone) else { return nil }
        // No time zone has ever skipped two days in a row.
        for days in 1...2 {
            if let end = CivilDate(dayNumber: dayNumber + days).start(in: zone), end > start { return start..<end }
        }
        return nil
    }
}

extension CivilDate {
    /// The number of days since 1970-01-01, negative before it, by Howard Hinnant's `days_from_civil`.
    public var dayNumber: Int {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// The date that many days after 1970-01-01, by Howard Hinnant's `civil_from_days`.
    public init(dayNumber: Int) {
        let shifted = dayNumber + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }
}
