public import Foundation
public import WeatherModel

/// Decides what is asked for next, and when to look again, from the state and the present alone.
///
/// The place on screen goes first and keeps each part by its own validity. The others follow one at a time, the most
/// overdue first, by the interval of the settings; the more places there are, the less often.
public struct RefreshPolicy: Sendable, Hashable {
    /// Seconds between two refreshes of a place nobody looks at, before jitter; nil refreshes by hand only.
    public var interval: TimeInterval?
    /// The parts that are asked for.
    public var parts: Set<WeatherPart>
    /// Makes this program's jitter unlike that of others.
    let seed: UInt64

    /// Between two refreshes of one place by hand.
    static let pauseByHand: TimeInterval = 10
    /// After the answer for one place, before another one that nobody looks at.
    static let pauseBetweenPlaces: TimeInterval = 2
    /// No more than so many seconds' share of requests for each place nobody looks at: 2,880 a day, however many there are.
    static let shareOfPlace: TimeInterval = 30
    /// Parts that fall due within so many seconds come along with one that is due.
    static let gathering: TimeInterval = 120
    /// What the validities below are meant for.
    static let usualInterval: TimeInterval = 30 * 60

    /// Half an hour and all parts unless told otherwise.
    public init(
        interval: TimeInterval? = 30 * 60, parts: Set<WeatherPart> = Set(WeatherPart.allCases), seed: UInt64
    ) {
        (self.interval, self.parts, self.seed) = (interval, parts, seed)
    }

    /// Seconds for which a part is as good as new.
    public static func validity(of part: WeatherPart) -> TimeInterval {
        switch part {
        case .current, .minutes: 10 * 60
        case .alerts: 5 * 60
        case .hours, .days, .airQuality: 3600
        }
    }

    /// What is to be done next; as if nothing were under way, except that the place under way is left alone.
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

    /// Higher goes first: by hand, then the place on screen, then what is most overdue.
    private func rank(of reason: RefreshReason, isVisible: Bool) -> Double {
        switch reason {
        case .byHand: isVisible ? 4 : 3
        case .missing: isVisible ? 2 : 1
        // Between 0 and 1 for any age.
        case .aged(let age): isVisible ? 2 : age.isFinite ? age / (age + 3600) : 1
        }
    }

    /// 0 up to 1, the same for the same place in one run.
    func jitter(of place: Location.ID) -> Double {
        // FNV-1a, then the finaliser of SplitMix64, so that names that differ in one letter lie far apart.
        var hash = place.utf8.reduce(0xcbf2_9ce4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
        hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
        return Double((hash ^ (hash >> 31)) >> 11) / Double(1 << 53)
    }
}
