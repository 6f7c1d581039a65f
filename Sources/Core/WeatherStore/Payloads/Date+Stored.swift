import Foundation

extension Date {
    /// Returns the instant of a database column; nil for NULL.
    init?(secondsSince2001 seconds: Double?) {
        guard let seconds else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}
