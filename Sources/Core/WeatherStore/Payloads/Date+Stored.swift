import Foundation

extension Date {
    /// From a column of the database; nil for NULL.
    init?(secondsSince2001 seconds: Double?) {
        guard let seconds else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}
