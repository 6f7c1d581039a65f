import Foundation
import Synchronization
import Testing

@testable import WeatherServices

@Suite("The pace of requests")
struct RequestPaceTests {
    /// A clock that only a wait moves on.
    private final class HandClock: Sendable {
        private let moment = Mutex(ContinuousClock.now)
        private let waited = Mutex<[Duration]>([])

        var now: ContinuousClock.Instant { moment.withLock { $0 } }
        var waits: [Duration] { waited.withLock { $0 } }

        func advance(_ time: Duration) {
            moment.withLock { $0 += time }
        }

        func pace() -> RequestPace {
            RequestPace(interval: .seconds(1), now: { self.now }) { time in
                self.waited.withLock { $0.append(time) }
                self.advance(time)
            }
        }
    }

    @Test("the first request goes at once, one that comes early waits for the rest of the second, a late one does not")
    func turns() async throws {
        let clock = HandClock()
        let pace = clock.pace()
        try await pace.waitForTurn()
        #expect(clock.waits == [])
        clock.advance(.milliseconds(400))
        try await pace.waitForTurn()
        #expect(clock.waits == [.milliseconds(600)])
        clock.advance(.seconds(1))
        try await pace.waitForTurn()
        #expect(clock.waits == [.milliseconds(600)])
    }

    @Test("of many that come together, each waits its turn")
    func many() async throws {
        let clock = HandClock()
        let pace = clock.pace()
        let start = clock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<10 { group.addTask { try await pace.waitForTurn() } }
            try await group.waitForAll()
        }
        #expect(start.duration(to: clock.now) >= .seconds(9))
    }

    @Test("one that is cancelled while it waits goes no further, and leaves its turn to the next")
    func cancelled() async throws {
        let clock = HandClock()
        let pace = RequestPace(interval: .seconds(1), now: { clock.now }, wait: RequestPace.wait)
        try await pace.waitForTurn()
        let waiting = Task { try await pace.waitForTurn() }
        waiting.cancel()
        await #expect(throws: FetchError.cancelled) { try await waiting.value }
        clock.advance(.seconds(1))
        try await pace.waitForTurn()
    }

    @Test("the wait ends by itself")
    func waits() async {
        await RequestPace.wait(.milliseconds(1))
        await RequestPace.wait(.zero)
    }

    @Test("Nominatim's pace is one, a second long, for whoever asks")
    func shared() {
        #expect(RequestPace.nominatim === RequestPace.nominatim)
    }
}
