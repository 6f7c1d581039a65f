import Foundation
import Refreshing
import Synchronization

/// A clock that stands still until a test moves it.
final class StillClock: WallClock {
    private let moment: Mutex<Date>

    init(_ text: String) throws {
        moment = Mutex(try Date(text, strategy: .iso8601))
    }

    var now: Date { moment.withLock { $0 } }

    func advance(by seconds: TimeInterval) {
        moment.withLock { $0 += seconds }
    }
}
