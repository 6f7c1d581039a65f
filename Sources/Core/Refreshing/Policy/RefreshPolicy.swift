public import Foundation
public import WeatherModel

/// Decides what to request next and when to plan again, from the state and the present time only.
///
/// The visible place comes first and has each part renewed after that part's validity. The others follow one at a time,
/// the most overdue first, at the interval of the settings; with many places, less often.
public struct RefreshPolicy: Sendable, Hashable {
    /// The seconds between two refreshes of a place that is not visible, without jitter; nil for manual refreshes only.
    public var interval: TimeInterval?
    /// The parts to request.
    public var parts: Set<WeatherPart>
    /// The identifier of the only source that is asked; nil where all are.
    public var onlySource: WeatherSource.ID?
    /// Whether nobody may be asked for anything.
    public var staysOffline = false
    /// Whether it is asked how sure the forecast is, together with other parts.
    public var asksSpread = true
    /// Whether all places fall due together and are requested without a pause, so that nothing wakes up for each: while
    /// there is no window.
    public var gathersPlaces = false
    /// Whether warnings are told while there is no window, so that they are requested more often than the rest.
    public var watchesWarnings = false
    /// The seed that makes the jitter of each installation different.
    let seed: UInt64

    /// The shortest time in seconds between two manual refreshes of a place.
    public static let pauseByHand: TimeInterval = 10
    /// The seconds after the answer for one place before another one that is not visible is requested.
    static let pauseBetweenPlaces: TimeInterval = 2
    /// The shortest average time in seconds between requests for places that are not visible: 2,880 requests a day,
    /// however many places there are.
    static let shareOfPlace: TimeInterval = 30
    /// Parts that fall due within this many seconds are requested together with a part that is due.
    static let gathering: TimeInterval = 120
    /// The longest time in seconds between two requests for warnings that are watched, without jitter: however seldom the
    /// rest is refreshed, a severe warning of the night is not told at noon.
    static let warningsInterval: TimeInterval = 30 * 60
    /// The refresh interval in seconds to which the validities below apply.
    static let defaultInterval: TimeInterval = 30 * 60

    /// Makes a policy, by default with half an hour and all parts.
    public init(
        interval: TimeInterval? = 30 * 60, parts: Set<WeatherPart> = Set(WeatherPart.ofPage),
        onlySource: WeatherSource.ID? = nil, seed: UInt64
    ) {
        (self.interval, self.parts, self.onlySource, self.seed) = (interval, parts, onlySource, seed)
    }

    /// The parts that may be requested by the user's wish.
    var wanted: Set<WeatherPart> { asksSpread ? parts : parts.subtracting([.spread]) }

    /// Returns the seconds for which a part counts as up to date.
    public static func validity(of part: WeatherPart) -> TimeInterval {
        switch part {
        case .current, .minutes: 10 * 60
        case .alerts: 5 * 60
        case .hours, .days, .airQuality: 3600
        // The model of an ensemble runs four times a day at most.
        case .spread: 3 * 3600
        }
    }

    /// Returns the next step, without regard to a running order except that its place is left alone.
    public func plan(for state: RefreshState, at now: RefreshMoment) -> RefreshPlan {
        var best: (order: RefreshOrder, rank: Double)?
        var next: TimeInterval?
        for place in state.places {
            switch verdict(on: place, in: state, at: now) {
            case .wait(_, let seconds?): next = min(next ?? seconds, seconds)
            case .wait(_, nil): break
            case .fetch(let parts, let reason):
                let rank = rank(of: reason, isVisible: place == state.visible)
                if let best, best.rank >= rank { break }
                let isUrgent = reason == .byHand || place == state.visible
                best = (RefreshOrder(place: place, parts: parts, reason: reason, isUrgent: isUrgent), rank)
            }
        }
        return best.map { .fetch($0.order) } ?? .wait(next)
    }

    /// Returns the priority, the higher first: manual refreshes, the visible place, then the most overdue.
    private func rank(of reason: RefreshReason, isVisible: Bool) -> Double {
        switch reason {
        case .byHand: isVisible ? 4 : 3
        case .missing, .allowedAgain: isVisible ? 2 : 1
        // This maps any age to a number between 0 and 1.
        case .aged(let age): isVisible ? 2 : age.isFinite ? age / (age + 3600) : 1
        }
    }

    /// Returns a number from 0 up to 1 that is the same for a place during one run, and for all places that are gathered.
    func jitter(of place: Location.ID) -> Double {
        // FNV-1a with the finaliser of SplitMix64, so that similar identifiers get very different numbers.
        let place = gathersPlaces ? "" : place
        var hash = place.utf8.reduce(0xcbf2_9ce4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
        hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
        return Double((hash ^ (hash >> 31)) >> 11) / Double(1 << 53)
    }
}

/// The next step for all places.
public enum RefreshPlan: Sendable, Hashable {
    /// Carry out this order now, then plan again.
    case fetch(RefreshOrder)
    /// Plan again after the given seconds or, if nil, after the next event.
    case wait(TimeInterval?)
}

extension RefreshPolicy {
    /// Returns the parts that are older than the limit and may be requested: not those that came a few seconds ago, nor
    /// those still valid by the word of their source.
    ///
    /// - Parameter limit: The greatest acceptable age, in seconds.
    public func parts(olderThan limit: TimeInterval, in report: WeatherReport?, at now: Date) -> Set<WeatherPart> {
        let arrivals = report?.arrivals ?? [:]
        return parts.filter { part in
            guard let arrival = arrivals[part] else { return false }
            let record = PartRecord(arrival)
            // If the clock was set back, the age is unknown and counts as infinite.
            let age = record.age(at: RefreshMoment(wall: now, uptime: 0)) ?? .infinity
            return age > limit && age >= max(Self.pauseByHand, record.validFor)
        }
    }
}

extension RefreshPolicy {
    /// The seconds that requests for all places take together, mostly.
    private static let longestRound: TimeInterval = 60

    /// Returns the seconds after which to look again while there is no window: when something falls due, but no sooner than
    /// an interval after the last look that something came of, and not at the full hour; nil if nothing will.
    ///
    /// - Parameter last: The last look of which requests came; nil if there was none, or the network has come back since.
    public func wait(for state: RefreshState, after last: RefreshMoment?, at now: RefreshMoment) -> TimeInterval? {
        guard case .wait(let due?) = plan(for: state, at: now) else { return nil }
        let pause = lifetime(of: .alerts, isVisible: false, count: state.places.count)
        // A second later, whatever rounding does to sums of times, it is due.
        let wait = max(due, last.map { pause - now.seconds(since: $0) } ?? 0) + 1
        // All places are asked for in one go, which should not come upon the full hour.
        for ahead in [0, Self.longestRound] {
            let remaining = fullHourRemaining(for: "", at: now.wall + wait + ahead)
            if remaining > 0 { return wait + ahead + remaining + 1 }
        }
        return wait
    }
}

extension RefreshPolicy {
    /// Returns whether the part is due or, if not, why and for how long.
    ///
    /// - Parameter jitter: The place's random number, 0 to 1.
    func standing(
        of part: WeatherPart, _ record: RefreshRecord, isVisible: Bool, count: Int, jitter: Double, _ now: RefreshMoment
    ) -> PartStatus {
        guard let known = record.parts[part] else { return .due(.missing) }
        if let failure = known.failure {
            let remaining = failure.remaining(at: now)
            if remaining > 0 {
                return .later(failure.isOrdered ? .forbiddenBySource : .failed(failure.error), remaining)
            }
            // What is on screen may be fresh still, but the user asked for newer, and was told when it comes.
            if failure.isOrdered, isVisible, known.fetchedAt != nil { return .due(.allowedAgain) }
        }
        guard let age = known.age(at: now) else { return .due(.missing) }
        let mine = lifetime(of: part, isVisible: isVisible, count: count) * (1 + 0.1 * jitter)
        // Clients that were told the same time should not all ask in the same second.
        let theirs = known.validFor > 0 ? known.validFor + 60 * jitter : 0
        guard age < max(mine, theirs) else { return .due(.aged(age)) }
        return .later(age < mine ? .fresh : .validBySource, max(mine, theirs) - age)
    }

    /// Returns the seconds after which the part is requested again, without jitter and the source's own validity.
    func lifetime(of part: WeatherPart, isVisible: Bool, count: Int) -> TimeInterval {
        let interval = interval ?? Self.defaultInterval
        // A longer interval in the settings also applies to the visible place.
        let own = Self.validity(of: part) * max(1, interval / Self.defaultInterval)
        let share = Double(count) * Self.shareOfPlace
        let usual = isVisible ? own : max(own, interval, share)
        return part == .alerts && gathersPlaces && watchesWarnings
            ? min(usual, max(Self.warningsInterval, share)) : usual
    }
}
