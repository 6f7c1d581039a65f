import Foundation
import Refreshing

/// A clock that stands still, so that a picture is the same on every day.
struct FixedClock: WallClock {
    let now: Date
}
