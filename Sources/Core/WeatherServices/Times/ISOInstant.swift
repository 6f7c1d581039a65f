import Foundation
import WeatherModel

/// Parsing of ISO 8601 times with a date, a time and a UTC offset.
enum ISOInstant {
    /// Parses "2026-02-06T21:00:00Z", "2026-01-20T09:00:00-09:00" or "2022-12-18T09:16+01:00"; fractions of a second
    /// are dropped.
    ///
    /// Returns nil without an offset, as the instant would then depend on a time zone.
    static func date(_ text: String?) -> Date? {
        guard let text, text.utf8.count <= 40 else { return nil }
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count == 2, let day = CivilDate(String(halves[0])) else { return nil }
        let zoned = halves[1]
        guard let sign = zoned.lastIndex(where: { "Z+-".contains($0) }), let offset = offset(zoned[sign...]),
            let clock = clock(zoned[..<sign])
        else { return nil }
        return Date(timeIntervalSince1970: TimeInterval(day.dayNumber * 86400 + clock - offset))
    }

    /// Returns the seconds of "Z", "+05:45", "-0900" or "+13"; nil for more than a day.
    static func offset(_ text: Substring) -> Int? {
        if text == "Z" { return 0 }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard let sign = text.first, "+-".contains(sign), digits.count == 2 || digits.count == 4,
            let hours = number(digits.prefix(2), upTo: 23),
            let minutes = digits.count == 4 ? number(digits.suffix(2), upTo: 59) : 0
        else { return nil }
        return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }

    /// Returns the seconds since midnight of "09:16", "09:16:30" or "09:16:30.25".
    private static func clock(_ text: Substring) -> Int? {
        let whole = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)[0]
        let parts = whole.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let hour = number(parts[0], upTo: 23),
            let minute = number(parts[1], upTo: 59),
            // A leap second is written as 60.
            let second = parts.count == 3 ? number(parts[2], upTo: 60) : 0
        else { return nil }
        return hour * 3600 + minute * 60 + second
    }

    /// Returns the number of two digits; `Int` alone would accept "+1" too.
    private static func number(_ text: Substring, upTo limit: Int) -> Int? {
        guard text.utf8.count == 2, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
            number <= limit
        else { return nil }
        return number
    }
}
