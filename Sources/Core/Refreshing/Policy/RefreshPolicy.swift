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
    static let usualInterval: TimeInterval = 30 * 60

    /// Makes a policy, by default with half an hour and all parts.
    public init(
        interval: TimeInterval? = 30 * 60, parts: Set<WeatherPart> = Set(WeatherPart.allCases), seed: UInt64
    ) {
        (self.interval, self.parts, self.seed) = (interval, parts, seed)
    }

    /// Returns the seconds for which a part counts as up to date.
    public static func validity(of part: WeatherPart) -> TimeInterval {
        switch part {
        case .current, .minutes: 10 * 60
        case .alerts: 5 * 60
        case .hours, .days, .airQuality: 3600
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
