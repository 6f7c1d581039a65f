import Foundation
import Presentation
import Synchronization

/// Two clocks that stand where they are put.
final class TwoClocks: RefreshClock {
    private let present: Mutex<RefreshMoment>

    init(_ text: String) {
        present = Mutex(RefreshMoment(wall: Samples.instant(text), uptime: 100))
    }

    var moment: RefreshMoment { present.withLock { $0 } }

    /// Both go on.
    func pass(_ seconds: TimeInterval) {
        present.withLock { $0 = RefreshMoment(wall: $0.wall + seconds, uptime: $0.uptime + seconds) }
    }
}
