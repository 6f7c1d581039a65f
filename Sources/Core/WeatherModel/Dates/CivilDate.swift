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
