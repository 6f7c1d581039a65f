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
        // Some publishers write a space in place of the T, another before the offset, or small letters.
        let halves = text.uppercased().split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
        guard halves.count == 2, let day = CivilDate(String(halves[0])) else { return nil }
        let zoned = halves[1].filter { $0 != " " }[...]
        guard let sign = zoned.lastIndex(where: { "Z+-".contains($0) }), let offset = offset(zoned[sign...]),
            let clock = clock(zoned[..<sign])
        else { return nil }
        return Date(timeIntervalSince1970: TimeInterval(day.dayNumber * 86400 + clock - offset))
    }

    /// Returns the seconds of "Z", "+05:45", "-0900" or "+13"; nil for more than a day.
    static func offset(_ text: Substring) -> Int? {
        if text == "Z" { return 0 }
        let digits = text.dropFirst().utf8.filter { $0 != UInt8(ascii: ":") }
        guard let sign = text.first, "+-".contains(sign), digits.count == 2 || digits.count == 4,
            let hours = Int(digits: digits[..<2]), hours < 24,
            let minutes = digits.count == 4 ? Int(digits: digits[2...]) : 0, minutes < 60
        else { return nil }
        return (hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }

    /// Returns the seconds since midnight of "09:16", "09:16:30" or "09:16:30.25".
    static func clock(_ text: Substring) -> Int? {
        let bytes = Array(text.utf8.prefix { $0 != UInt8(ascii: ".") })
        let colon = UInt8(ascii: ":")
        guard bytes.count == 5 || bytes.count == 8 && bytes[5] == colon, bytes[2] == colon,
            let hour = Int(digits: bytes[..<2]), hour < 24, let minute = Int(digits: bytes[3..<5]), minute < 60,
            // A leap second is written as 60.
            let second = bytes.count == 8 ? Int(digits: bytes[6...]) : 0, second <= 60
        else { return nil }
        return hour * 3600 + minute * 60 + second
    }
}
