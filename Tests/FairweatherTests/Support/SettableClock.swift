import Foundation
import Refreshing
import Synchronization

/// A clock that stands where a test puts it; nobody sets it, so that it is both of the coordinator's.
final class SettableClock: WallClock, RefreshClock {
    private let time: Mutex<Date>

    init(_ text: String) {
        time = Mutex((try? Date(text, strategy: .iso8601)) ?? .distantPast)
    }

    var now: Date { time.withLock { $0 } }

    var moment: RefreshMoment { RefreshMoment(wall: now, uptime: now.timeIntervalSinceReferenceDate) }

    func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
