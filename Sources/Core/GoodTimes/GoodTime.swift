public import Foundation
public import WeatherModel
public import WeatherStore

/// A limit of an activity and the side on which the weather misses it.
public struct MissedLimit: Sendable, Hashable {
    /// The quantity.
    public let quantity: HourlyQuantity
    /// The side.
    public let side: QuantityLimit.Side
    /// What falls in the steps that miss it, where that is too much or too likely; empty for anything else.
    public let kinds: Set<PrecipitationKind>

    /// Makes what is missed.
    public init(_ quantity: HourlyQuantity, _ side: QuantityLimit.Side, by kinds: Set<PrecipitationKind> = []) {
        (self.quantity, self.side, self.kinds) = (quantity, side, kinds)
    }
}

/// A stretch of time that suits an activity from beginning to end.
public struct GoodTime: Sendable, Hashable {
    /// What ends it.
    public enum Ending: Sendable, Hashable {
        /// A limit that is not met afterwards; of several the one that is missed furthest.
        case limit(MissedLimit)
        /// The hours of one's own.
        case ownHours
        /// The end of what is known: of the forecast, or of a quantity that has a limit.
        case unknown
    }

    /// The stretch, from now on where it has begun.
    public let span: Range<Date>
    /// The time at which it began or begins, before now too, as far back as the rows tell.
    public let begins: Date
    /// What ends it.
    public let ending: Ending
    /// The limit that is met by least in it; nil for an activity without one.
    public let tightest: HourlyQuantity?
    /// Whether the forecast has steps longer than an hour in it, so that its ends are no more exact than these.
    public let isCoarse: Bool

    /// - Parameters:
    ///   - hours: Its steps, one after the other, those that are over too; at least one.
    ///   - next: The step at its end; nil where nothing is known of that time.
    init?(_ hours: ArraySlice<HourVerdict>, before next: HourVerdict?, from now: Date) {
        guard let first = hours.first, let last = hours.last, last.span.upperBound > now else { return nil }
        span = max(first.span.lowerBound, now)..<last.span.upperBound
        begins = first.span.lowerBound
        let hours = hours.filter { $0.span.upperBound > now }
        tightest = hours.compactMap(\.tightest).min { $0.steps < $1.steps }?.quantity
        isCoarse = hours.contains { $0.span.upperBound.timeIntervalSince($0.span.lowerBound) > 3600 }
        guard let next else {
            ending = .unknown
            return
        }
        ending = next.isOwnTime ? next.misses.first?.limit.map { .limit($0) } ?? .unknown : .ownHours
    }

    /// Its length, in seconds.
    public var duration: TimeInterval { span.upperBound.timeIntervalSince(span.lowerBound) }
}
