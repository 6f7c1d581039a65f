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
