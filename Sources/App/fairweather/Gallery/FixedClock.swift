import Foundation
import Refreshing

/// A clock that stands still, so that pictures of the same scene show the same times, on a slow machine as on a fast one.
struct FixedClock: WallClock, RefreshClock {
    let now: Date

    var moment: RefreshMoment { RefreshMoment(wall: now, uptime: now.timeIntervalSinceReferenceDate) }
}
