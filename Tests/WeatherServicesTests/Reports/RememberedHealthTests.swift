import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

@Suite("Failures that an earlier run left")
struct RememberedHealthTests {
    private let clock = MovableClock()

    private func health(after left: [String: SourceBackoff?] = [:]) -> SourceHealth {
        let clock = clock
        let remembered = left.compactMapValues { $0 }
        return SourceHealth(now: { clock.now }, random: { $0.lowerBound }, remembered: { remembered })
    }

    private var quota: FetchError { .quotaExceeded(retryAfter: clock.now.addingTimeInterval(600)) }

    @Test("the next run obeys a rest the source ordered or needs, and tries again what the user may have mended")
    func obeyed() {
        let first = health()
        first.failed("a/forecast", quota)
        first.failed("b/forecast", .offline)
        first.failed("c/forecast", .keyRefused)
        first.failed("d/forecast", .serverTrouble(status: 500))
        let second = health(after: first.takeChanges())
        #expect(second.backoff(of: "a/forecast", isAskedByUser: true)?.reason == quota)
        #expect(second.backoff(of: "b/forecast", isAskedByUser: false) == nil)
        #expect(second.lastFailure(of: "b/forecast") == .offline)
        #expect(second.backoffs.keys.sorted() == ["a/forecast", "d/forecast"])
        clock.advance(by: 61)
        #expect(second.backoffs.keys.sorted() == ["a/forecast"])
    }

    @Test("news are told once, a success as nothing, and what concerns one place not at all")
    func news() {
        let health = health()
        #expect(health.takeChanges().isEmpty)
        health.failed("a/forecast", .offline)
        health.failed("b/forecast 1,2", .notFound)
        health.succeeded("c/alerts")
        let news = health.takeChanges()
        #expect(news.keys.sorted() == ["a/forecast", "b/forecast 1,2", "c/alerts"])
        #expect(news.compactMapValues { $0 }.mapValues(\.reason) == ["a/forecast": .offline])
        #expect(health.takeChanges().isEmpty)
    }

    @Test("the latest failure of a source counts, whatever it was asked for, but not that of another server")
    func latest() throws {
        let health = health()
        let source = WeatherSource.metNorway
        let (usual, other) = (
            CataloguedSource(source, parts: []),
            CataloguedSource(source, parts: [], server: URL(string: "http://127.0.0.1:8080/a"))
        )
        health.failed("https://api.met.no met-norway/forecast", .offline, of: source.id)
        clock.advance(by: 60)
        health.failed("https://api.met.no met-norway/alerts", .insecure, of: source.id)
        clock.advance(by: 60)
        health.failed("https://api.met.no more/forecast", .emptyAnswer, of: "more")
        let failures = health.takeChanges().compactMapValues { $0 }
        #expect(failures.latest(of: usual, at: clock.now)?.reason == .insecure)
        #expect(failures.latest(of: other, at: clock.now) == nil)
        health.failed("http://127.0.0.1:8080", quota, of: source.id)
        let more = failures.merging(health.takeChanges().compactMapValues { $0 }) { $1 }
        #expect(more.latest(of: other, at: clock.now)?.reason == quota)
        #expect(more.latest(of: usual, at: clock.now)?.reason == .insecure)
    }

    @Test("a failure of another question is told until its pause is over and the source has answered since")
    func answeredSince() throws {
        let health = health()
        let source = WeatherSource.metNorway
        let failed = clock.now
        health.failed("https://api.met.no met-norway/alerts", .serverTrouble(status: 500), of: source.id)
        let failures = health.takeChanges().compactMapValues { $0 }
        func trouble(after seconds: TimeInterval, answered: TimeInterval?) -> FetchError? {
            failures.latest(
                of: CataloguedSource(source, parts: []), at: failed + seconds, answeredAt: answered.map { failed + $0 }
            )?.reason
        }
        #expect(trouble(after: 30, answered: 1) != nil, "its forecast came beside the failure")
        #expect(trouble(after: 600, answered: nil) != nil && trouble(after: 600, answered: -60) != nil)
        #expect(trouble(after: 600, answered: 300) == nil)
    }

    @Test("what a server ordered is the state of each source there, for as long as it holds")
    func sharedOrder() throws {
        let health = health()
        let server = URL(string: "http://127.0.0.1:8080")
        let air = CataloguedSource(.openMeteoAirQuality, parts: [], server: server)
        health.failed("http://127.0.0.1:8080", quota, of: WeatherSource.openMeteo.id)
        let failures = health.takeChanges().compactMapValues { $0 }
        #expect(failures.latest(of: air, at: clock.now) != nil)
        #expect(failures.latest(of: air, at: clock.now + 700) == nil)
    }

    @Test("every failure comes back as it was written")
    func coding() throws {
        let date = Date(timeIntervalSinceReferenceDate: 1_000_000.5)
        let errors: [FetchError] = [
            .offline, .timedOut(after: 15), .insecure, .keyRefused, .quotaExceeded(retryAfter: date),
            .quotaExceeded(retryAfter: nil), .notFound, .rejected(status: 400, reason: "a"),
            .serverTrouble(status: 503, retryAfter: date), .emptyAnswer, .webPage, .unreadableAnswer,
            .answerTooLarge(limit: 1), .redirectRefused, .proxyUnusable, .unknown, .cancelled,
        ]
        #expect(try JSONDecoder().decode([FetchError].self, from: JSONEncoder().encode(errors)) == errors)
    }
}
