import Foundation
public import WeatherModel
public import WeatherServices

/// All that a refresh is decided from beside the clocks: what is known of each place, and what has happened.
public struct RefreshState: Sendable {
    /// The saved places in the user's order.
    private(set) var places: [Location.ID] = []
    private(set) var records: [Location.ID: PlaceRecord] = [:]
    /// The place on screen.
    public private(set) var visible: Location.ID?
    /// What is being asked for.
    public private(set) var underWay: RefreshOrder?
    /// Those of its parts that have arrived or failed.
    private(set) var settled: Set<WeatherPart> = []
    /// When the last answer came.
    private(set) var lastAnswer: RefreshMoment?
    /// The first and the last of the events that are being waited out.
    private(set) var unrest: (first: RefreshMoment, last: RefreshMoment)?

    /// No place is saved.
    public init() {}

    /// Takes the place in, with what is known of it, at the end of the order; one that is there already is left as it is.
    public mutating func add(_ place: Location.ID, arrivals: [WeatherPart: PartArrival]) {
        guard records[place] == nil else { return }
        places.append(place)
        records[place] = PlaceRecord(arrivals)
    }

    /// The same, with all that is known of its weather.
    public mutating func add(_ place: Location.ID, report: WeatherReport?) {
        add(place, arrivals: report?.arrivals ?? [:])
    }

    /// Forgets the place.
    public mutating func remove(_ place: Location.ID) {
        places.removeAll { $0 == place }
        records[place] = nil
        if visible == place { visible = nil }
    }

    /// The place is on screen from now on; nil where none is.
    public mutating func show(_ place: Location.ID?) {
        visible = place
    }

    /// The user asks for the place now.
    ///
    /// - Returns: Whether that counts: not where it was asked for by hand less than ten seconds ago.
    public mutating func askByHand(_ place: Location.ID, at now: RefreshMoment) -> Bool {
        guard let record = records[place] else { return false }
        if let last = record.lastByHand, now.seconds(since: last) < RefreshPolicy.pauseByHand { return false }
        records[place]?.lastByHand = now
        // A request that is under way answers this wish, too.
        if underWay?.place != place { records[place]?.isAskedByHand = true }
        return true
    }

    /// A wish that cannot be granted now is not kept for later.
    mutating func dropWish(_ place: Location.ID) {
        records[place]?.isAskedByHand = false
    }

    /// The computer woke up or the network came back: what failed for want of it is tried again after a moment's rest.
    public mutating func connectionReturned(at now: RefreshMoment) {
        unrest = (RefreshPolicy.unrestRemaining(unrest, at: now) > 0 ? unrest?.first ?? now : now, now)
        for place in places { records[place]?.shortenFailures() }
    }

    /// Keys or sources were changed: no failure of before says anything any more.
    public mutating func forgetFailures() {
        for place in places { records[place]?.forgetFailures() }
    }

    /// The order is being carried out.
    public mutating func began(_ order: RefreshOrder) {
        (underWay, settled) = (order, [])
        records[order.place]?.isAskedByHand = false
    }

    /// Some parts of the order under way have arrived or failed; a request given up says nothing.
    public mutating func took(_ fetched: FetchedReport, for order: RefreshOrder, at now: RefreshMoment) {
        for part in order.parts.intersection(fetched.parts) where fetched.failures[part]?.error != .cancelled {
            records[order.place]?.take(part, from: fetched, at: now)
            settled.insert(part)
        }
    }

    /// The order was carried out, well or not.
    ///
    /// - Parameter isComplete: Whether a part that neither arrived nor failed is one that nobody has; false where the
    ///   order was given up.
    /// - Returns: The parts that nobody has.
    @discardableResult
    public mutating func ended(
        _ order: RefreshOrder, with fetched: FetchedReport = FetchedReport(), isComplete: Bool = true,
        at now: RefreshMoment
    ) -> Set<WeatherPart> {
        took(fetched, for: order, at: now)
        let given = Set(fetched.failures.filter { $1.error == .cancelled }.keys)
        let nobodys = isComplete ? order.parts.subtracting(settled).subtracting(given) : []
        for part in nobodys { records[order.place]?.take(part, from: FetchedReport(), at: now) }
        (underWay, settled) = (nil, [])
        lastAnswer = now
        return nobodys
    }
}
