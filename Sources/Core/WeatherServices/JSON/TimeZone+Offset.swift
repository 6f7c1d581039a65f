import Foundation

extension TimeZone {
    /// A fixed zone, from a number of outside; nil for one that is no whole number of seconds within 18 hours.
    ///
    /// `init(secondsFromGMT:)` alone traps on the smallest integer there is.
    init?(offset seconds: Double?) {
        guard let seconds, abs(seconds) <= 64_800, let whole = Int(exactly: seconds) else { return nil }
        self.init(secondsFromGMT: whole)
    }
}
