import Foundation
public import WeatherModel
public import WeatherServices

/// All that a refresh is decided from beside the clocks: what is known of each place, and what has happened.
public struct RefreshState: Sendable {
    /// One source that does not give one part, whatever the place.
    struct Lane: Hashable, Sendable {
        let part: WeatherPart
        let source: String
    }

    /// The saved places in the user's order.
    private(set) var places: [Location.ID] = []
    private(set) var records: [Location.ID: PlaceRecord] = [:]
    /// Sources that failed in a way that would meet every place.
    private(set) var troubles: [Lane: RefreshFailure] = [:]
    /// The place on screen.
    public private(set) var visible: Location.ID?
    /// What is being asked for.
    public private(set) var underWay: RefreshOrder?
    /// When the last answer came.
    private(set) var lastAnswer: RefreshMoment?
    /// The first and the last of the events that are being waited out.
    private(set) var unrest: (first: RefreshMoment, last: RefreshMoment)?

    /// No place is saved.
    public init() {}

    /// Takes the place in, with what is known of it, at the end of the order; one that is there already is left as it is.
    public mutating func add(_ place: Location.ID, report: WeatherReport?) {
        guard records[place] == nil else { return }
        places.append(place)
        records[place] = PlaceRecord(report)
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
        for lane in troubles.keys { troubles[lane]?.shorten() }
        for place in places { records[place]?.shortenFailures() }
    }

    /// Keys or sources were changed: no failure of before says anything any more.
    public mutating func forgetFailures() {
        troubles = [:]
        for place in places { records[place]?.forgetFailures() }
    }

    /// The order is being carried out.
    public mutating func began(_ order: RefreshOrder) {
        underWay = order
        records[order.place]?.isAskedByHand = false
    }

    /// The order was carried out, well or not.
    ///
    /// - Parameter isComplete: Whether a part that neither arrived nor failed is one that nobody has; false where the
    ///   order was given up.
    public mutating func ended(
        _ order: RefreshOrder, with fetched: FetchedReport, isComplete: Bool = true, at now: RefreshMoment
    ) {
        underWay = nil
        lastAnswer = now
        for part in order.parts {
            let failure = fetched.failures[part]
            let isKnown = failure != nil || fetched.report?.fetchedAt(part) != nil
            guard failure?.error != .cancelled, isKnown || isComplete else { continue }
            records[order.place]?.take(part, from: fetched, at: now)
            if let failure {
                guard failure.error.concernsEveryPlace else { continue }
                let lane = Lane(part: part, source: failure.source.id)
                troubles[lane] = RefreshFailure(failure.error, after: troubles[lane], at: now)
            } else if let source = fetched.report?.source(of: part)?.id {
                troubles[Lane(part: part, source: source)] = nil
            }
        }
    }
}
