import Foundation

/// The state of one part of one place: due now, or later.
enum PartStatus: Hashable {
    /// The part is due for this reason.
    case due(RefreshReason)
    /// The part will be due after the given seconds; with the reason for the delay.
    case later(RefreshDelay, TimeInterval)

    /// Returns whether the part is due within the given seconds; a part that failed or is forbidden by its source is
    /// not.
    func isDue(within seconds: TimeInterval) -> Bool {
        switch self {
        case .due: true
        case .later(let delay, let wait): delay == .fresh && wait <= seconds
        }
    }
}
