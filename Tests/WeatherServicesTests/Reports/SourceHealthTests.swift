import Foundation
import Testing

@testable import WeatherServices

@Suite("Sources that failed are left to rest")
struct SourceHealthTests {
    private let clock = MovableClock()

    private func health(_ scatter: Double? = nil) -> SourceHealth {
        let clock = clock
        return SourceHealth(now: { clock.now }) { range in
            scatter?.clamped(range) ?? (range.lowerBound + range.upperBound) / 2
        }
    }

    private func pause(_ health: SourceHealth, after error: FetchError) -> TimeInterval? {
        health.failed("a", error)
        return health.backoff(of: "a", isAskedByUser: false)?.end.timeIntervalSince(clock.now)
    }

    @Test("pauses double with each failure in a row up to a limit, and a success ends them")
    func growth() {
        let health = health()
        let pauses = (1...8).map { _ in pause(health, after: .serverTrouble(status: 500)) }
        #expect(pauses == [60, 120, 240, 480, 960, 1920, 3600, 3600])
        #expect(health.backoffs.mapValues(\.failures) == ["a": 8])
        health.succeeded("a")
        #expect(health.backoff(of: "a", isAskedByUser: false) == nil)
        #expect(pause(health, after: .serverTrouble(status: 500)) == 60)
    }

    @Test("a rest ends at its moment, and its number of failures is remembered")
    func end() {
        let health = health()
        #expect(pause(health, after: .timedOut(after: 15)) == 30)
        clock.advance(by: 29)
        #expect(health.backoff(of: "a", isAskedByUser: false)?.reason == .timedOut(after: 15))
        clock.advance(by: 1)
        #expect(health.backoff(of: "a", isAskedByUser: false) == nil)
        #expect(health.backoffs.isEmpty)
        #expect(pause(health, after: .timedOut(after: 15)) == 60)
    }

    @Test("pauses are scattered by a fifth, and never begin before a moment that was named")
    func scatter() {
        #expect(pause(health(0), after: .serverTrouble(status: 500)) == 48)
        #expect(pause(health(9), after: .serverTrouble(status: 500)) == 72)
        let order = FetchError.quotaExceeded(retryAfter: clock.now.addingTimeInterval(100))
        #expect(pause(health(0), after: order) == 100)
        #expect(pause(health(99), after: order) == 130)
    }

    @Test("the moment a server names counts, with a 429 and a 503, but not for longer than a day")
    func orders() throws {
        let soon = clock.now.addingTimeInterval(100)
        #expect(pause(health(0), after: .quotaExceeded(retryAfter: soon)) == 100)
        #expect(pause(health(0), after: .serverTrouble(status: 503, retryAfter: soon)) == 100)
        #expect(pause(health(0), after: .quotaExceeded(retryAfter: clock.now.addingTimeInterval(1e7))) == 86400)
        // A moment that is over is no moment.
        #expect(pause(health(), after: .quotaExceeded(retryAfter: clock.now.addingTimeInterval(-1))) == 900)
        #expect(pause(health(), after: .quotaExceeded(retryAfter: nil)) == 900)
    }

    @Test("an order for the year 9999 can be stored and read again, and so can those beside it")
    func farOrder() throws {
        let health = health(0)
        let far = RetryAfter.moment("Fri, 31 Dec 9999 23:59:59 GMT", now: clock.now)
        health.failed("far", .quotaExceeded(retryAfter: far))
        health.failed("near", .quotaExceeded(retryAfter: clock.now.addingTimeInterval(3600)))
        let stored = try JSONDecoder().decode([String: SourceBackoff].self, from: JSONEncoder().encode(health.backoffs))
        #expect(stored.mapValues { $0.end.timeIntervalSince(clock.now) } == ["far": 86400, "near": 3600])
    }

    @Test("news that could not be stored are among the next ones")
    func unstored() {
        let health = health()
        health.failed("a", .quotaExceeded(retryAfter: clock.now.addingTimeInterval(100)))
        let news = health.takeChanges()
        #expect(news.keys.sorted() == ["a"] && health.takeChanges().isEmpty)
        health.giveBack(news.keys)
        #expect(health.takeChanges() == news)
    }

    @Test("a person's wish shortens every rest but an ordered one")
    func insistence() {
        let health = health()
        health.failed("own", .serverTrouble(status: 500))
        health.failed("ordered", .quotaExceeded(retryAfter: clock.now.addingTimeInterval(100)))
        #expect(health.backoff(of: "own", isAskedByUser: true) == nil)
        #expect(health.backoff(of: "ordered", isAskedByUser: true)?.isOrdered == true)
    }

    @Test("each sort of failure has its own pace, and a request given up says nothing")
    func paces() {
        #expect(pause(health(), after: .offline) == 30)
        #expect(pause(health(), after: .webPage) == 30)
        #expect(pause(health(), after: .keyRefused) == 3600)
        #expect(pause(health(), after: .notFound) == 3600)
        #expect(pause(health(), after: .unreadableAnswer) == 60)
        #expect(pause(health(), after: .cancelled) == nil)
        let offline = health()
        #expect((1...9).map { _ in pause(offline, after: .offline) }.last == 300)
    }

    @Test("a network that is back shortens what may have ended with it, and nothing else")
    func networkReturned() {
        let health = health()
        for _ in 1...9 { health.failed("network", .timedOut(after: 15)) }
        health.failed("own", .serverTrouble(status: 500))
        health.failed("ordered", .quotaExceeded(retryAfter: clock.now.addingTimeInterval(100)))
        clock.advance(by: 31)
        #expect(health.backoffs.count == 3)
        health.networkReturned()
        #expect(health.backoffs.keys.sorted() == ["ordered", "own"])
        #expect(pause(health, after: .offline) == 30)
        health.sourcesChanged()
        #expect(health.backoffs.keys.sorted() == ["ordered"])
    }

    @Test("ten years forward and back, nobody rests for what happened in between")
    func tenYears() {
        let health = health()
        clock.advance(by: 10 * 365 * 86400)
        health.failed("a", .insecure)
        health.failed("b", .quotaExceeded(retryAfter: clock.now.addingTimeInterval(3600)))
        clock.advance(by: -10 * 365 * 86400)
        #expect(health.backoffs.isEmpty)
        #expect(pause(health, after: .serverTrouble(status: 500)) == 120)
    }

    @Test("a clock set back ends a rest that by it has not begun")
    func clockSetBack() {
        let health = health()
        health.failed("a", .keyRefused)
        clock.advance(by: -1)
        #expect(health.backoff(of: "a", isAskedByUser: false) == nil)
    }

    @Test("of what rested long ago nothing is kept")
    func forgetting() {
        let health = health()
        health.failed("old", .notFound)
        clock.advance(by: 3 * 86400)
        health.failed("new", .notFound)
        #expect(health.lastFailure(of: "old") == nil)
        #expect(health.lastFailure(of: "new") == .notFound)
    }
}

extension Double {
    fileprivate func clamped(_ range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
