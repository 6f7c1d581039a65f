import Foundation
import Synchronization
import WeatherModel

@testable import Refreshing
@testable import WeatherServices

/// Carries the policy's plans out over a time that passes as fast as it is computed, by two clocks.
struct RefreshSimulation {
    /// The clock its one source's rests go by.
    private final class Wall: Sendable {
        let time = Mutex(Date.distantPast)
    }

    struct Request: Equatable {
        let second: TimeInterval
        let order: RefreshOrder
    }

    var state = RefreshState()
    var policy: RefreshPolicy
    var now: RefreshMoment
    /// Seconds a request takes.
    var latency: TimeInterval = 1
    /// What comes of an order.
    var answer: (RefreshOrder, RefreshMoment) -> FetchedReport = { Self.good($0.parts, at: $1) }
    /// How the one source there is fares; where all of an answer failed, it is not asked while it rests.
    let health: SourceHealth
    private let wall = Wall()
    /// Those that reached the source, with the seconds since the start, both clocks' sleep included.
    private(set) var requests: [Request] = []
    private var elapsed: TimeInterval = 0

    init(interval: TimeInterval? = 30 * 60, from start: String = "2026-11-21T15:20:00Z", seed: UInt64 = 7) {
        policy = RefreshPolicy(interval: interval, seed: seed)
        now = RefreshMoment(wall: Samples.instant(start), uptime: 1000)
        // The middle of every scatter, and no more than what was ordered.
        health = SourceHealth(now: { [wall] in wall.time.withLock { $0 } }) { $0.lowerBound == 0 ? 0 : 1 }
    }

    /// Adds so many places and shows the first.
    mutating func add(_ count: Int, report: WeatherReport? = nil) {
        for number in 0..<count { state.add("place:\(number)", report: report) }
        state.show("place:0")
    }

    /// Does what is planned for so many seconds.
    mutating func run(for seconds: TimeInterval) {
        let end = elapsed + seconds
        var turns = 0
        while elapsed < end {
            turns += 1
            precondition(turns < 2_000_000, "the plan does not let time pass")
            switch policy.plan(for: state, at: now) {
            case .fetch(let order):
                state.began(order)
                state.ended(order, with: fetch(order), at: now)
            case .wait(let wait): pass(min(max(wait ?? .infinity, 0.001), end - elapsed))
            }
        }
    }

    /// The network came back.
    mutating func connectionReturned() {
        health.networkReturned()
        state.connectionReturned(at: now)
    }

    private mutating func fetch(_ order: RefreshOrder) -> FetchedReport {
        let (here, isAskedByUser) = ("a \(order.place)", order.reason == .byHand)
        wall.time.withLock { $0 = now.wall }
        let backoffs = ["a", here].compactMap { health.backoff(of: $0, isAskedByUser: isAskedByUser) }
        if let backoff = backoffs.max(by: { $0.end < $1.end }) { return Self.bad(order.parts, backoff.reason, backoff) }
        requests.append(Request(second: elapsed, order: order))
        pass(latency)
        wall.time.withLock { $0 = now.wall }
        let fetched = answer(order, now)
        guard fetched.report == nil, let error = fetched.failures.values.first?.error else {
            ["a", here].forEach(health.succeeded)
            return fetched
        }
        let subject = error.isOfPlace ? here : "a"
        health.failed(subject, error)
        return Self.bad(order.parts, error, health.backoff(of: subject, isAskedByUser: false))
    }

    /// Time goes by while nothing is done; the computer may sleep, with or without its clock that only goes on.
    mutating func pass(_ seconds: TimeInterval, countingUptime: Bool = true) {
        elapsed += seconds
        now.wall += seconds
        if countingUptime { now.uptime += seconds }
    }

    mutating func forgetRequests() { requests = [] }

    func requests(for place: Location.ID) -> [Request] { requests.filter { $0.order.place == place } }

    /// Requests within any span of so many seconds, at most.
    func most(within seconds: TimeInterval) -> Int {
        let times = requests.map(\.second)
        var first = 0
        return times.indices.reduce(0) { most, last in
            while times[last] - times[first] >= seconds { first += 1 }
            return max(most, last - first + 1)
        }
    }

    /// All the parts, arrived at the moment.
    static func good(_ parts: Set<WeatherPart>, at now: RefreshMoment, validFor: TimeInterval? = nil) -> FetchedReport {
        FetchedReport(report: report(parts, fetched: now.wall, validFor: validFor))
    }

    /// All the parts failed.
    static func bad(_ parts: Set<WeatherPart>, _ error: FetchError, _ backoff: SourceBackoff? = nil) -> FetchedReport {
        let failure = PartFailure(
            source: Samples.source, error: error, retryAt: backoff?.end, isOrdered: backoff?.isOrdered)
        return FetchedReport(failures: Dictionary(uniqueKeysWithValues: parts.map { ($0, failure) }))
    }

    static func report(
        _ parts: Set<WeatherPart> = Set(WeatherPart.ofPage), fetched: Date, validFor: TimeInterval? = nil
    ) -> WeatherReport {
        func part<Value>(_ part: WeatherPart, _ value: Value) -> Sourced<Value>? {
            guard parts.contains(part) else { return nil }
            return Sourced(
                value, source: Samples.source, fetchedAt: fetched, validUntil: validFor.map { fetched + $0 })
        }
        return WeatherReport(
            timeZone: .gmt, current: part(.current, CurrentConditions(time: fetched)), minutes: part(.minutes, []),
            hours: part(.hours, []), days: part(.days, []),
            airQuality: part(.airQuality, AirQualityReport()), alerts: part(.alerts, []),
            spread: part(.spread, []))
    }
}
