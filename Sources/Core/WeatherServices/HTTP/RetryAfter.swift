import Foundation

/// The `Retry-After` header of RFC 9110, section 10.2.3: seconds to wait, or an HTTP date.
enum RetryAfter {
    /// Returns the time of the next try; nil if the header is missing or neither of the two forms.
    static func moment(_ header: String?, now: Date) -> Date? {
        guard let header = header?.trimmingCharacters(in: .whitespaces) else { return nil }
        if let seconds = UInt32(header) { return now.addingTimeInterval(TimeInterval(seconds)) }
        return HTTPDate.date(header)
    }
}
