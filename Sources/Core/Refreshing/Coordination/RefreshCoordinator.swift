public import Foundation
public import Observation
public import WeatherModel
public import WeatherServices

/// Carries out what the policy decides: one request at a time, the place on screen before all others.
///
/// It holds no timer that ticks. It plans after each event, after each answer, and at the moment the plan names where
/// that lies within the minute; what lies further off is found by `minutePassed()`.
@MainActor @Observable
public final class RefreshCoordinator {
    /// Everything the decisions rest on.
    public private(set) var state = RefreshState()
    /// Interval and parts; a change is heeded at once.
    public var policy: RefreshPolicy {
        didSet { if policy != oldValue, isStarted { look() } }
    }

    private let fetcher: any ReportFetching
    private let clock: any RefreshClock
    @ObservationIgnored private let pause: @Sendable (TimeInterval) async throws -> Void
    @ObservationIgnored private let deliver: @MainActor (RefreshUpdate) async -> Void
    @ObservationIgnored private var locations: [Location.ID: Location] = [:]
    @ObservationIgnored private var isStarted = false
    @ObservationIgnored private var lastMinute: RefreshMoment?
    @ObservationIgnored private var work: Task<Void, Never>?
    /// Plans again when its time has come.
    @ObservationIgnored private(set) var alarm: Task<Void, Never>?

    /// Nothing is fetched before `start()`.
    ///
    /// - Parameters:
    ///   - pause: Waits so many seconds; tests bring their own.
    ///   - deliver: Shows and keeps an answer; the next request waits until it returns.
    public init(
        fetcher: any ReportFetching, policy: RefreshPolicy, clock: any RefreshClock,
        pause: (@Sendable (TimeInterval) async throws -> Void)? = nil,
        deliver: @escaping @MainActor (RefreshUpdate) async -> Void
    ) {
        (self.fetcher, self.policy, self.clock, self.deliver) = (fetcher, policy, clock, deliver)
        self.pause = pause ?? Pause.wait
    }

    isolated deinit {
        work?.cancel()
        alarm?.cancel()
    }

    /// Takes the place in at the end of the order; before `start()`, or when the user adds one.
    ///
    /// - Parameter arrivals: When the parts that are known of its weather came.
    public func add(_ place: Location, arrivals: [WeatherPart: PartArrival] = [:]) {
        locations[place.id] = place
        state.add(place.id, arrivals: arrivals)
        if isStarted { look() }
    }

    /// Forgets the place; a request for it is given up.
    public func remove(_ id: Location.ID) {
        if state.underWay?.place == id { work?.cancel() }
        locations[id] = nil
        state.remove(id)
    }

    /// From here on everything that is due is fetched.
    public func start() {
        isStarted = true
        lastMinute = clock.moment
        look()
    }

    /// The place is on screen from now on; nil where none is.
    public func placeAppeared(_ id: Location.ID?) {
        state.show(id)
        if isStarted { look() }
    }

    /// By hand: at once, but not twice within ten seconds, and not against a source's own word.
    ///
    /// - Returns: What is done about it and why, for the page to say.
    @discardableResult
    public func refreshNow(_ id: Location.ID) -> RefreshVerdict {
        guard state.askByHand(id, at: clock.moment) else {
            return .wait(state.records[id] == nil ? .unknownPlace : .justRefreshed, nil)
        }
        let verdict = verdict(on: id)
        // A wish that cannot be granted now does not stay behind to be granted when nobody expects it.
        if case .wait(.forbiddenBySource, _) = verdict { state.dropWish(id) }
        look()
        return verdict
    }

    /// The computer woke up.
    public func resumed() {
        connectionReturned()
    }

    /// The network is there again.
    public func networkReturned() {
        connectionReturned()
    }

    /// Keys or sources were changed, so that what failed before may succeed now.
    public func sourcesChanged() {
        fetcher.sourcesChanged()
        state.forgetFailures()
        if isStarted { look() }
    }

    /// Looks whether something has fallen due; call it at the start of every minute.
    public func minutePassed() {
        let now = clock.moment
        // Minutes that nobody told of: the computer slept, or its clock was set.
        if let lastMinute, abs(now.wall.timeIntervalSince(lastMinute.wall)) > 180 {
            fetcher.networkReturned()
            state.connectionReturned(at: now)
        }
        lastMinute = now
        if isStarted { look() }
    }

    /// What is to be done about the place at this moment, and why.
    public func verdict(on id: Location.ID) -> RefreshVerdict {
        policy.verdict(on: id, in: state, at: clock.moment)
    }

    /// Returns when no request is under way; those that wait for their turn are not waited for.
    public func settled() async {
        while let work { await work.value }
    }

    private func connectionReturned() {
        fetcher.networkReturned()
        state.connectionReturned(at: clock.moment)
        if isStarted { look() }
    }

    private func look() {
        alarm?.cancel()
        alarm = nil
        switch policy.plan(for: state, at: clock.moment) {
        case .fetch(let order):
            guard let running = state.underWay else { return begin(order) }
            // What is left of an order by hand once its first parts are shown is no more pressing than any other.
            let isWanted =
                running.place == state.visible || (running.reason == .byHand && state.settled.isEmpty)
            if order.isUrgent, !isWanted { work?.cancel() }
        case .wait(let seconds?) where seconds < 60: ring(after: seconds)
        case .wait: break
        }
    }

    private func begin(_ order: RefreshOrder) {
        guard let place = locations[order.place] else { return }
        state.began(order)
        // Somebody who waits for an answer is not put off with one that was kept.
        let freshness: Freshness = order.reason == .byHand ? .confirmed : .asUsual
        work = Task { [weak self, fetcher] in
            await Freshness.$wanted.withValue(freshness) {
                await fetcher.report(of: order.parts, for: place) { [weak self] in await self?.take($0, for: order) }
            }
            await self?.end(order)
        }
    }

    /// Shows some parts of the order that is being carried out, while the others are waited for.
    private func take(_ fetched: FetchedReport, for order: RefreshOrder) async {
        let parts = order.parts.intersection(fetched.parts.filter { fetched.failures[$0]?.error != .cancelled })
        guard !parts.isEmpty, locations[order.place] != nil else { return }
        await deliver(RefreshUpdate(order: order, parts: parts, fetched: fetched))
        // Only now: until an answer is shown and kept, it has not come.
        state.took(fetched, for: order, at: clock.moment)
    }

    private func end(_ order: RefreshOrder) async {
        let nobodys = order.parts.subtracting(state.settled)
        if !Task.isCancelled, !nobodys.isEmpty, locations[order.place] != nil {
            await deliver(RefreshUpdate(order: order, parts: nobodys, fetched: FetchedReport()))
        }
        state.ended(order, isComplete: !Task.isCancelled, at: clock.moment)
        work = nil
        look()
    }

    private func ring(after seconds: TimeInterval) {
        alarm = Task { [weak self, pause] in
            do { try await pause(seconds) } catch { return }
            self?.look()
        }
    }
}
