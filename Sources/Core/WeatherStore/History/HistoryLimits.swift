import Foundation

/// How much history is kept, whichever is reached first.
struct HistoryLimits {
    /// Seconds since a forecast was last confirmed: 60 days.
    var age: TimeInterval = 60 * 86_400
    /// Size of the file without its free pages: 200 MB.
    var bytes = 200_000_000
}
