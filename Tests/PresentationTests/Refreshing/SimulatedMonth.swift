import Foundation
import SeededRandom
import Synchronization
import WeatherModel
import WeatherServices
import WeatherStore

@testable import Refreshing

/// Days of the real coordinator, report service and SQLite store with sources of moods, passing as fast as they are computed.
@MainActor
final class SimulatedMonth {
    /// What a source's failures leave from one run of the program to the next.
    private final class Memory: Sendable {
        let backoffs = Mutex<[String: SourceBackoff]>([:])
    }

    let clock = TwoClocks("2026-11-01T00:07:00Z")
    let sources: [SimulatedSource]
    /// Parts found older than they may be, in words.
    private(set) var faults: [String] = []
    private(set) var looks = 0
    /// Parts that were asked for although they had arrived so short a time before that they were good for longer, in words.
    private(set) var hasty: [String] = []
    private var arrivals: [String: Date] = [:]

    private let places: [Location]
    private let store: SQLiteStore
    private let memory = Memory()
    private var random: SeededGenerator
    private let end: Date
    private var coordinator: RefreshCoordinator?
    private var startedAt: Date
    /// No wait is shorter than this one, in seconds: a clock of the wall does not move by a ten-millionth.
    private nonisolated static let moment = 0.001
    /// What the program promises.
    private let promised = RefreshPolicy(interval: 12 * 3600, seed: 7)
    /// What it does.
    private let policy: RefreshPolicy
    private let isInTurn: Bool
    private var isAlarmAwaited = false
    /// Alarms that came before they were waited for.
    private var early: [CheckedContinuation<Void, Never>] = []

    /// - Parameters:
    ///   - interval: The policy's interval in seconds that is carried out, in place of the promised one.
    ///   - isInTurn: Whether forecasts, air quality and warnings are asked for one after the other, so that a seed has one
    ///     log, and not all at once as the program does it.
    init(days: Int, places count: Int, seed: UInt64, interval: TimeInterval = 12 * 3600, isInTurn: Bool = true)
        async throws
    {
        policy = RefreshPolicy(interval: interval, seed: 7)
        self.isInTurn = isInTurn
        random = SeededGenerator(seed: seed)
        let clock = clock
        startedAt = clock.now
        end = clock.now + Double(days) * 86400
        var drawn: [SimulatedSource] = []
        for id in ["first", "second", "third"] {
            drawn.append(SimulatedSource(id, clock: clock, days: days + 1, random: &random))
        }
        sources = drawn
        store = try SQLiteStore.empty()
        places = (0..<count).map { number in
            Samples.place(
                "\(number)", id: "place:\(number)", zone: "GMT", at: (Double(number % 80), Double(number % 180)))
        }
        for place in places { try await store.add(place) }
    }

    /// Runs to the end; the program starts and stops, and another place is looked at, now and then.
    func run() async throws {
        while clock.now < end {
            try start()
            let stop = min(end, clock.now + .random(in: 1...60, using: &random) * 3600)
            while clock.now < stop {
                // A place that appears cuts short what is under way, before or after its next request as the threads have it.
                if isInTurn { await coordinator?.settled() }
                coordinator?.placeAppeared(places.randomElement(using: &random)?.id)
                try await pass(until: min(stop, clock.now + .random(in: 0.2...9, using: &random) * 3600))
                check()
            }
            // What is under way would be delivered to the next run's clock.
            await coordinator?.settled()
            coordinator = nil
            letAlarmsGoOn()
            clock.pass(.random(in: 60...12 * 3600, using: &random))
        }
    }

    /// Starts as the program does: from the store, with what was remembered of the sources.
    private func start() throws {
        let (clock, memory, catalogue) = (clock, memory, SourceCatalogue(sources.map(\.catalogued)))
        let backoffs = memory.backoffs.withLock { $0 }
        // Scattered by the time alone, as the answers to one order come in no order of their own.
        let health = SourceHealth(
            now: { clock.now },
            random: { range in
                var numbers = SeededGenerator(seed: UInt64(clock.now.timeIntervalSince1970))
                return .random(in: range, using: &numbers)
            }, remembered: { backoffs })
        let store = store
        let service = ReportService(
            catalogue: { catalogue }, preferences: { SourcePreferences() }, health: health)
        let coordinator = RefreshCoordinator(
            fetcher: isInTurn ? ReportsInTurn(service: service) : service, policy: policy, clock: clock,
            pause: { [weak self, isInTurn] seconds in
                if isInTurn { try await self?.mayGoOn() }
                clock.pass(max(seconds, Self.moment))
            },
            deliver: { [weak self] update in
                if let report = update.fetched.report {
                    try? await store.save(report, for: update.order.place)
                    for part in update.order.parts.intersection(report.parts) {
                        self?.note(part, of: update.order.place)
                    }
                }
                memory.backoffs.withLock { backoffs in
                    for (subject, backoff) in health.takeChanges() { backoffs[subject] = backoff }
                }
            })
        let contents = try store.contents(at: clock.now)
        coordinator.add(places.map { PlaceAddition($0, arrivals: contents.arrivals[$0.id] ?? [:]) })
        coordinator.start()
        (self.coordinator, startedAt) = (coordinator, clock.now)
    }

    /// Returns when the clock may go on: once for each alarm that is waited for, with no request under way.
    ///
    /// So no moment depends on which thread is the quicker one.
    private func mayGoOn() async throws {
        await coordinator?.settled()
        if !isAlarmAwaited { await withCheckedContinuation { early.append($0) } }
        try Task.checkCancellation()
        isAlarmAwaited = false
    }

    private func letAlarmsGoOn() {
        for alarm in early { alarm.resume() }
        early = []
    }

    private func pass(until moment: Date) async throws {
        while clock.now < moment, let coordinator {
            looks += 1
            await coordinator.settled()
            if let alarm = coordinator.alarm {
                isAlarmAwaited = true
                letAlarmsGoOn()
                await alarm.value
                isAlarmAwaited = false
                continue
            }
            guard case .wait(let wait) = policy.plan(for: coordinator.state, at: clock.moment) else { continue }
            clock.pass(max(min(wait ?? .infinity, moment.timeIntervalSince(clock.now)), Self.moment))
            // As good as a minute's tick, which would take the leap for a sleep.
            coordinator.placeAppeared(coordinator.state.visible)
        }
    }

    private func note(_ part: WeatherPart, of place: Location.ID) {
        let good = promised.lifetime(of: part, isVisible: true, count: places.count) - RefreshPolicy.gathering
        let last = arrivals.updateValue(clock.now, forKey: "\(part) \(place)")
        guard let age = last.map({ clock.now.timeIntervalSince($0) }), age < good else { return }
        hasty.append("\(clock.now): \(part) of \(place) after \(age) s")
    }

    /// While a source has been well for longer than any rest of its own lasts, no part is older than it may be.
    private func check() {
        guard let coordinator else { return }
        let now = clock.now
        // The longest rest that nobody ordered, with its scatter; then every place has its turn, out of the full hour.
        let turns = Double(places.count) * 3 + 200
        let timeout = 3600 * 1.2 + turns
        guard sources.contains(where: { ($0.wellFor(at: now) ?? 0) > timeout }),
            now.timeIntervalSince(startedAt) > turns
        else { return }
        for (id, record) in coordinator.state.records {
            for part in WeatherPart.ofPage {
                let age = record.parts[part]?.age(at: clock.moment) ?? .infinity
                let isVisible = id == coordinator.state.visible
                let limit = promised.lifetime(of: part, isVisible: false, count: places.count) * 1.1 + timeout
                // A place that has only just come on screen is as old as one that nobody looked at.
                if age > limit { faults.append("\(now): \(part) of \(id), \(age) s, seen: \(isVisible)") }
            }
        }
    }
}
