import Foundation

extension TimeZone {
    /// Makes a time zone from an offset in seconds; nil unless it is a whole number within 18 hours.
    ///
    /// `init(secondsFromGMT:)` alone traps on the smallest integer.
    init?(offset seconds: Double?) {
        guard let seconds, abs(seconds) <= 64_800, let whole = Int(exactly: seconds) else { return nil }
        self.init(secondsFromGMT: whole)
    }
}
