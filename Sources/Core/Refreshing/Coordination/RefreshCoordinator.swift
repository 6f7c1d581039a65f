public import Foundation
public import Observation
import Waiting
public import WeatherModel
public import WeatherServices

/// Carries out the decisions of `RefreshPolicy`: one request at a time, the visible place before all others.
///
/// It has no periodic timer. It plans after each event, after each answer, and at the planned moment if that is within
/// a minute; later moments are noticed by `minutePassed()`.
@MainActor @Observable
public final class RefreshCoordinator {
    /// The data that decisions are based on; not observed, as it changes with every answer for any place.
    @ObservationIgnored public private(set) var state = RefreshState()
    /// The interval and parts to refresh; a change takes effect at once.
    public var policy: RefreshPolicy {
        didSet {
            if policy.staysOffline { work?.cancel() }
            if policy != oldValue, isStarted { look() }
        }
    }

    private let fetcher: any ReportFetching
    private let clock: any RefreshClock
    private let origin: RefreshMoment
    /// The function by which is waited.
    @ObservationIgnored public let pause: @Sendable (TimeInterval) async throws -> Void
    @ObservationIgnored private let asking: @MainActor (Set<WeatherPart>, Location.ID) -> Void
    @ObservationIgnored private let deliver: @MainActor (RefreshUpdate) async -> Void
    @ObservationIgnored private var locations: [Location.ID: Location] = [:]
    @ObservationIgnored private var isStarted = false
    @ObservationIgnored private var lastMinute: RefreshMoment?
    @ObservationIgnored private var work: Task<Void, Never>?
    /// The task that plans again at the planned moment; nil if there is none.
    @ObservationIgnored private(set) var alarm: Task<Void, Never>?

    /// Makes a coordinator, which fetches nothing before `start()`.
    ///
    /// - Parameters:
    ///   - pause: Waits for the given seconds.
    ///   - asking: Notes the parts that are being asked for of a place; none if no request for it is running any more.
    ///   - deliver: Shows and stores an answer; the next request waits until it returns.
    public init(
        fetcher: any ReportFetching, policy: RefreshPolicy, clock: any RefreshClock,
        pause: (@Sendable (TimeInterval) async throws -> Void)? = nil,
        asking: @escaping @MainActor (Set<WeatherPart>, Location.ID) -> Void = { _, _ in },
        deliver: @escaping @MainActor (RefreshUpdate) async -> Void
    ) {
        (self.fetcher, self.policy, self.clock) = (fetcher, policy, clock)
        (self.asking, self.deliver) = (asking, deliver)
        self.pause = pause ?? Pause.wait
        origin = clock.moment
    }

    isolated deinit {
        work?.cancel()
        alarm?.cancel()
    }

    /// Adds places at the end of the list, and looks once for all of them.
    public func add(_ additions: [PlaceAddition]) {
        guard !additions.isEmpty else { return }
        for addition in additions {
            locations[addition.place.id] = addition.place.assuming(addition.zone)
            state.add(addition.place.id, arrivals: addition.arrivals, absent: addition.absent)
        }
        if isStarted { look() }
    }

    /// Returns the source that is asked first for the place's hours; nil if nobody is, or it is not known.
    public func firstSource(for id: Location.ID) -> WeatherSource? {
        locations[id].flatMap { fetcher.firstSource(of: .hours, for: $0) }
    }

    /// Notes that another program has fetched parts of the place's weather, so that they need not be asked for.
    public func learn(_ arrivals: [WeatherPart: PartArrival], of id: Location.ID) {
        state.learn(arrivals, of: id)
        if isStarted { look() }
    }

    /// Removes the place and cancels a request for it.
    public func remove(_ id: Location.ID) {
        if state.underWay?.place == id { work?.cancel() }
        locations[id] = nil
        state.remove(id)
    }

    /// Begins to fetch the parts that are due; once it has begun, looks again, however long ago the last look was.
    public func start() {
        isStarted = true
        lastMinute = clock.moment
        look()
    }

    /// Notes which place is visible; nil for none.
    public func placeAppeared(_ id: Location.ID?) {
        state.show(id)
        if isStarted { look() }
    }

    /// Refreshes the place on the user's request, unless it did so less than ten seconds ago or a source forbids it.
    ///
    /// - Returns: The decision and its reason, to be shown on the page.
    @discardableResult
    public func refreshNow(_ id: Location.ID) -> RefreshVerdict {
        guard !policy.staysOffline else { return verdict(on: id) }
        guard state.askByHand(id, at: clock.moment) else {
            return .wait(state.records[id] == nil ? .unknownPlace : .justRefreshed, nil)
        }
        let verdict = verdict(on: id)
        // A request that is forbidden now is not carried out later, when nobody expects it.
        switch verdict {
        case .wait(.forbiddenBySource, _): state.withdrawRequest(id)
        default: break
        }
        look()
        return verdict
    }

    /// Refreshes after the computer has woken up.
    public func resumed() {
        connectionReturned()
    }

    /// Refreshes after the network has come back.
    public func networkReturned() {
        connectionReturned()
    }

    /// Repeats failed requests after keys or sources were changed.
    public func sourcesChanged() {
        fetcher.sourcesChanged()
        state.forgetFailures()
        if isStarted { look() }
    }

    /// Checks whether a refresh is due; to be called at the start of every minute.
    public func minutePassed() {
        let now = clock.moment
        // Skipped minutes mean that the computer slept or that its clock was set.
        if let lastMinute, abs(now.wall.timeIntervalSince(lastMinute.wall)) > 180 {
            fetcher.networkReturned()
            state.connectionReturned(at: now)
        }
        lastMinute = now
        if isStarted { look() }
    }

    /// Returns the seconds after which to call `start()` again while there is no window, and nobody looks each minute; nil if
    /// nothing will fall due by itself, or a request is running.
    ///
    /// - Parameter last: The last look of which requests came; nil if there was none, or the network has come back since.
    public func wait(after last: RefreshMoment?) -> TimeInterval? {
        state.underWay == nil && isStarted ? policy.wait(for: state, after: last, at: clock.moment) : nil
    }

    /// The present time by both clocks.
    public var moment: RefreshMoment { clock.moment }

    /// Returns the decision about the place at this moment, with its reason.
    public func verdict(on id: Location.ID) -> RefreshVerdict {
        policy.verdict(on: id, in: state, at: clock.moment)
    }

    /// Returns whether the part of the place is due, and was not asked for since the start, so that what is stored of it
    /// may be about to change.
    public func isDueFirst(_ part: WeatherPart, of id: Location.ID) -> Bool {
        policy.isDueFirst(part, of: id, in: state, at: clock.moment)
    }

    /// Returns when no request is running; waiting requests are not waited for.
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
            // Once the first parts of a manual refresh are shown, the rest is not urgent.
            let isWanted =
                running.place == state.visible || (running.reason == .byHand && state.settled.isEmpty)
            if order.isUrgent, !isWanted { work?.cancel() }
        // Without a window, who wakes the program knows when.
        case .wait(let seconds?) where seconds < 60 && !policy.gathersPlaces: ring(after: seconds)
        case .wait: break
        }
    }

    private func begin(_ order: RefreshOrder) {
        guard let place = locations[order.place] else { return }
        state.began(order)
        asking(order.parts, order.place)
        // A person who waits for an answer should not get a cached one.
        let freshness: Freshness = order.reason == .byHand ? .confirmed : .asUsual
        let cause: RequestCause = order.reason == .byHand ? .byHand : .renewal
        work = Task { [weak self, fetcher] in
            await RequestContext.$cause.withValue(cause) {
                await Freshness.$wanted.withValue(freshness) {
                    await fetcher.report(of: order.parts, for: place) { [weak self] in await self?.take($0, for: order)
                    }
                }
            }
            await self?.end(order)
        }
    }

    /// Delivers some parts of a running order while the others are awaited.
    private func take(_ fetched: FetchedReport, for order: RefreshOrder) async {
        let wanted = order.parts.union(fetched.report?.parts ?? [])
        let parts = wanted.intersection(fetched.parts.filter { fetched.failures[$0]?.error.isCalledOff != true })
        guard !parts.isEmpty, let place = locations[order.place] else { return }
        if fetched.report?.days != nil { locations[order.place] = place.assuming(fetched.report?.timeZone) }
        await deliver(
            RefreshUpdate(order: order, parts: parts, fetched: fetched, clockLeap: clock.moment.leap(since: origin)))
        // An answer counts as arrived only after it has been shown and stored.
        state.took(fetched, for: order, at: clock.moment)
    }

    private func end(_ order: RefreshOrder) async {
        let unoffered = order.parts.subtracting(state.settled)
        if !Task.isCancelled, !unoffered.isEmpty, locations[order.place] != nil {
            await deliver(RefreshUpdate(order: order, parts: unoffered, fetched: FetchedReport()))
        }
        state.ended(order, isComplete: !Task.isCancelled, at: clock.moment)
        asking([], order.place)
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
