import Foundation
public import WeatherModel
public import WeatherServices

/// The state that refresh decisions are based on, besides the clocks: what is known of each place, and past events.
public struct RefreshState: Sendable {
    /// The saved places in the user's order.
    private(set) var places: [Location.ID] = []
    private(set) var records: [Location.ID: RefreshRecord] = [:]
    /// The visible place; nil if there is none.
    public private(set) var visible: Location.ID?
    /// The order being carried out; nil if there is none.
    public private(set) var underWay: RefreshOrder?
    /// The parts of the running order that have arrived or failed.
    public private(set) var settled: Set<WeatherPart> = []
    /// The time of the last answer; nil before the first.
    public private(set) var lastAnswer: RefreshMoment?
    /// The first and the last of the wake-ups and network changes after which requests are delayed; nil if there were
    /// none.
    private(set) var networkChanges: (first: RefreshMoment, last: RefreshMoment)?

    /// Makes a state without places.
    public init() {}

    /// Adds a place with the arrival times of its parts at the end of the list; a known place is left as it is.
    ///
    /// - Parameter absent: The parts that the last answer lacked or that nobody offers.
    public mutating func add(
        _ place: Location.ID, arrivals: [WeatherPart: PartArrival], absent: Set<WeatherPart> = []
    ) {
        guard records[place] == nil else { return }
        places.append(place)
        records[place] = RefreshRecord(arrivals, absent: absent)
    }

    /// Adds a place with its known weather at the end of the list; a known place is left as it is.
    public mutating func add(_ place: Location.ID, report: WeatherReport?) {
        add(place, arrivals: report?.arrivals ?? [:], absent: report?.absentParts ?? [])
    }

    /// Notes when parts arrived in another program; those that arrived here later are left as they are.
    mutating func learn(_ arrivals: [WeatherPart: PartArrival], of place: Location.ID) {
        records[place]?.learn(arrivals)
    }

    /// Removes the place.
    public mutating func remove(_ place: Location.ID) {
        places.removeAll { $0 == place }
        records[place] = nil
        if visible == place { visible = nil }
    }

    /// Notes which place is visible; nil for none.
    public mutating func show(_ place: Location.ID?) {
        visible = place
    }

    /// Notes that the user refreshes the place manually.
    ///
    /// - Returns: False if the user did so less than ten seconds ago.
    public mutating func askByHand(_ place: Location.ID, at now: RefreshMoment) -> Bool {
        guard let record = records[place] else { return false }
        if let last = record.lastByHand, now.seconds(since: last) < RefreshPolicy.pauseByHand { return false }
        records[place]?.lastByHand = now
        // The running request serves this purpose too.
        if underWay?.place != place { records[place]?.isAskedByHand = true }
        return true
    }

    /// Drops a manual refresh that cannot be carried out now.
    mutating func withdrawRequest(_ place: Location.ID) {
        records[place]?.isAskedByHand = false
        // Nothing was refreshed, so that the next wish need not wait.
        records[place]?.lastByHand = nil
    }

    /// Notes that the computer woke up or the network came back; failed requests are repeated after a short delay.
    public mutating func connectionReturned(at now: RefreshMoment) {
        networkChanges = (
            RefreshPolicy.settlingTime(networkChanges, at: now) > 0 ? networkChanges?.first ?? now : now, now
        )
        for place in places { records[place]?.shortenFailures() }
    }

    /// Forgets all failures, as keys or sources were changed.
    public mutating func forgetFailures() {
        for place in places { records[place]?.forgetFailures() }
    }

    /// Notes that the order is being carried out.
    public mutating func began(_ order: RefreshOrder) {
        (underWay, settled) = (order, [])
        records[order.place]?.isAskedByHand = false
    }

    /// Takes over parts of the running order that have arrived or failed, and those that came along; cancelled ones are
    /// ignored.
    public mutating func took(_ fetched: FetchedReport, for order: RefreshOrder, at now: RefreshMoment) {
        for part in order.parts.union(fetched.report?.parts ?? []).intersection(fetched.parts)
        where fetched.failures[part]?.error.isCalledOff != true {
            records[order.place]?.take(part, from: fetched, at: now)
            settled.insert(part)
        }
    }

    /// Notes that the order has ended, with or without success.
    ///
    /// - Parameter isComplete: Whether parts that neither arrived nor failed are offered by no source; false if the
    ///   order was cancelled.
    public mutating func ended(
        _ order: RefreshOrder, with fetched: FetchedReport = FetchedReport(), isComplete: Bool = true,
        at now: RefreshMoment
    ) {
        took(fetched, for: order, at: now)
        let given = Set(fetched.failures.filter { $1.error.isCalledOff }.keys)
        let unoffered = isComplete ? order.parts.subtracting(settled).subtracting(given) : []
        for part in unoffered { records[order.place]?.take(part, from: FetchedReport(), at: now) }
        (underWay, settled) = (nil, [])
        lastAnswer = now
    }
}
