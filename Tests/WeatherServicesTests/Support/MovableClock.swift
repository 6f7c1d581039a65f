import Foundation
import Synchronization

/// A clock that stands still until a test moves it.
final class MovableClock: Sendable {
    private let moment: Mutex<Date>

    init(_ start: Date = Date(timeIntervalSince1970: 1_768_478_400)) {
        moment = Mutex(start)
    }

    var now: Date { moment.withLock { $0 } }

    func advance(by seconds: TimeInterval) {
        moment.withLock { $0 += seconds }
    }
}
