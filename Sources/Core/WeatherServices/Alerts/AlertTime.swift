import Foundation
import WeatherModel

/// Reads the instants of warnings, ISO 8601 with a zone as CAP 1.2 asks for, "2026-03-07T20:00:00-00:00".
enum AlertTime {
    /// Nil for a text without a zone; seconds, their fractions and the zone's colon may be missing.
    static func instant(_ text: String?) -> Date? {
        guard let text, (16...40).contains(text.utf8.count) else { return nil }
        let bytes = Array(text.utf8)
        guard bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
            let day = CivilDate(String(decoding: bytes[..<10], as: UTF8.self)),
            let zone = bytes.indices.dropFirst(11).first(where: { "Zz+-".utf8.contains(bytes[$0]) }),
            let clock = seconds(bytes[11..<zone]), let offset = offset(bytes[zone...])
        else { return nil }
        return Date(timeIntervalSince1970: Double(day.dayNumber * 86400) + clock - Double(offset))
    }

    /// "20:00", "20:00:00" or "20:00:00.5" as seconds from midnight.
    private static func seconds(_ bytes: ArraySlice<UInt8>) -> Double? {
        let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let hour = number(parts[0], upTo: 23),
            let minute = number(parts[1], upTo: 59)
        else { return nil }
        guard parts.count == 3 else { return Double(hour * 3600 + minute * 60) }
        guard let second = number(parts[2].prefix(2), upTo: 60) else { return nil }
        return Double(hour * 3600 + minute * 60 + second)
    }

    /// "Z", "+01:00", "-0330" or "+01" in seconds.
    private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard let sign = bytes.first else { return nil }
        if sign == UInt8(ascii: "Z") || sign == UInt8(ascii: "z") { return bytes.count == 1 ? 0 : nil }
        let digits = bytes.dropFirst().filter { $0 != UInt8(ascii: ":") }
        guard digits.count == 2 || digits.count == 4, let hours = number(digits[..<2], upTo: 18),
            let minutes = digits.count == 2 ? 0 : number(digits[2...], upTo: 59)
        else { return nil }
        return (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1)
    }

    private static func number(_ bytes: ArraySlice<UInt8>, upTo limit: Int) -> Int? {
        guard bytes.count == 2, bytes.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
        let number = bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return number <= limit ? number : nil
    }
}
