import Foundation

/// Whether one part of one place is due.
enum PartStanding: Hashable {
    /// It is, for this reason.
    case due(RefreshReason)
    /// Not for so many seconds.
    case later(RefreshDelay, TimeInterval)

    /// Whether it is due or will be before long; what failed or what its source forbids is not brought forward.
    func isDue(within seconds: TimeInterval) -> Bool {
        switch self {
        case .due: true
        case .later(let delay, let wait): delay == .fresh && wait <= seconds
        }
    }
}
