import Foundation

/// The `Retry-After` header of RFC 9110, section 10.2.3: seconds to wait, or an HTTP date.
enum RetryAfter {
    /// The longest time in seconds that is taken at its word; the rest of a year that nobody will see is not.
    private static let longest: TimeInterval = 366 * 86_400

    /// Returns the time of the next try, within a year; nil if the header is missing or neither of the two forms.
    static func moment(_ header: String?, now: Date) -> Date? {
        guard let header = header?.trimmingCharacters(in: .whitespaces) else { return nil }
        let moment = UInt32(header).map { now.addingTimeInterval(TimeInterval($0)) } ?? HTTPDate.date(header)
        return moment.map { min($0, now.addingTimeInterval(longest)) }
    }
}

/// The date format of HTTP headers, RFC 9110, section 5.6.7.
enum HTTPDate {
    /// Parses "Sun, 06 Nov 1994 08:49:37 GMT"; nil for anything else, including the two obsolete forms, which no source
    /// sends.
    static func date(_ text: String?) -> Date? {
        let parts = text?.split(whereSeparator: { " :".contains($0) }) ?? []
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard parts.count == 8, parts[7] == "GMT", let month = months.firstIndex(of: String(parts[2])),
            let day = Int(parts[1]), let year = Int(parts[3]), (1970...9999).contains(year),
            let hour = Int(parts[4]), let minute = Int(parts[5]), let second = Int(parts[6]),
            (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second), (1...31).contains(day)
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(
            from: DateComponents(
                year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second))
    }
}
