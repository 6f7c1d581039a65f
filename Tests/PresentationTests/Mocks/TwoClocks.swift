import Foundation
import Refreshing
import Synchronization

/// Two clocks that stand where they are put; the one that can be set is the window's, too.
final class TwoClocks: RefreshClock, WallClock {
    private let present: Mutex<RefreshMoment>

    init(_ text: String) {
        present = Mutex(RefreshMoment(wall: Samples.instant(text), uptime: 100))
    }

    var moment: RefreshMoment { present.withLock { $0 } }

    var now: Date { moment.wall }

    /// Both go on.
    func pass(_ seconds: TimeInterval) {
        present.withLock { $0 = RefreshMoment(wall: $0.wall + seconds, uptime: $0.uptime + seconds) }
    }

    /// The one that can be set is.
    func leap(_ seconds: TimeInterval) {
        present.withLock { $0.wall += seconds }
    }

    /// Both go on to a time of the one that can be set.
    func pass(to text: String) {
        pass(Samples.instant(text).timeIntervalSince(now))
    }
}
