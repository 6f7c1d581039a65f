import Foundation
import Presentation
import Synchronization

/// A clock that stands where a test puts it.
final class SettableClock: WallClock {
    private let time: Mutex<Date>

    init(_ text: String) {
        time = Mutex((try? Date(text, strategy: .iso8601)) ?? .distantPast)
    }

    var now: Date { time.withLock { $0 } }

    func advance(by seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
