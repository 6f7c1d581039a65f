import Foundation
import Refreshing

/// A clock that does not advance, so that pictures are the same every day.
struct FixedClock: WallClock {
    let now: Date
}
