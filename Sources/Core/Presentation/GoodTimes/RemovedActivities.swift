import Foundation
import Observation
import WeatherStore

/// The activities that were deleted lately, so that it can be undone.
@MainActor @Observable
final class RemovedActivities {
    /// What was deleted last, and when; nil for nothing.
    private(set) var last: (activity: Activity, time: Date)?
    /// Those before it.
    @ObservationIgnored private var earlier: [(activity: Activity, time: Date)] = []

    /// The time in seconds for which it can be undone, the same as that of places.
    private static let lifetime: TimeInterval = 300

    /// Notes what is deleted.
    func add(_ activity: Activity, at now: Date) {
        if let last { earlier.append(last) }
        last = (activity, now)
    }

    /// Returns what was deleted last, and forgets it; nil for nothing.
    func take(at now: Date) -> Activity? {
        forgetOld(at: now)
        let taken = last?.activity
        if taken != nil { last = earlier.popLast() }
        return taken
    }

    /// Forgets what was deleted too long ago.
    func forgetOld(at now: Date) {
        guard let last, abs(now.timeIntervalSince(last.time)) >= Self.lifetime else { return }
        (self.last, earlier) = (nil, [])
    }
}
