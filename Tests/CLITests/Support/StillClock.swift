import Foundation
import Refreshing
import Synchronization

/// A clock that stands still until a test moves it; nobody sets it, so that it is both of those that refreshing uses.
final class StillClock: WallClock, RefreshClock {
    private let time: Mutex<Date>

    init(_ text: String) throws {
        time = Mutex(try Date(text, strategy: .iso8601))
    }

    var now: Date { time.withLock { $0 } }

    var moment: RefreshMoment { RefreshMoment(wall: now, uptime: now.timeIntervalSinceReferenceDate) }

    func advance(by seconds: TimeInterval) {
        time.withLock { $0 += seconds }
    }
}
