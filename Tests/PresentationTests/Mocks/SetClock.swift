import Foundation
import Refreshing
import Synchronization

/// A clock that stands where it is put.
final class SetClock: WallClock {
    private let instant: Mutex<Date>

    init(_ text: String) {
        instant = Mutex(Samples.instant(text))
    }

    var now: Date { instant.withLock { $0 } }

    func set(_ text: String) {
        instant.withLock { $0 = Samples.instant(text) }
    }

    func advance(by seconds: TimeInterval) {
        instant.withLock { $0 += seconds }
    }
}
