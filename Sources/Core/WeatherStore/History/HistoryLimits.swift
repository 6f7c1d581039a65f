import Foundation

/// The limits of the history, of which the one reached first applies.
struct HistoryLimits {
    /// The greatest age of a forecast in seconds since it was last confirmed: 60 days.
    var age: TimeInterval = 60 * 86_400
    /// The largest size of the file in bytes, without its free pages: 200 MB.
    var bytes = 200_000_000
}
