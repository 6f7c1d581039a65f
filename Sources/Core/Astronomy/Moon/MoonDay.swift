public import Foundation
public import WeatherModel

/// The moon at one place on one civil day.
public struct MoonDay: Sendable, Hashable {
    /// Moonrise and moonset: the upper limb on a level horizon, with mean refraction, to about a minute.
    ///
    /// About once a month a day has no moonrise, and another no moonset.
    public let horizon: HorizonPassage
    /// The phase: a quarter on the day on which it occurs, else the phase between two quarters.
    public let phase: MoonPhase
    /// The time of the quarter that the phase is named after; nil if none occurs on this day.
    public let quarter: Date?
    /// The illuminated share of the disc in the middle of the day, 0 to 1.
    public let illumination: Double

    /// Returns nil for a day that the time zone skipped, as Samoa did with 30 December 2011.
    public init?(_ date: CivilDate, in zone: TimeZone, over coordinates: Coordinates) {
        guard let span = date.span(in: zone) else { return nil }
        horizon = AltitudeCurve(over: span, step: 3600) { Moon.heightOverHorizon(at: $0, over: coordinates) }
            .passage(of: 0)
        let middle = span.lowerBound.addingTimeInterval(span.upperBound.timeIntervalSince(span.lowerBound) / 2)
        illumination = Moon.illumination(at: middle)

        let start = Moon.elongation(at: span.lowerBound)
        // The quarter at the end of the sector in which the day begins is the next one.
        let sector = min(3, Int(start / 90))
        let next = MoonQuarter.allCases[(sector + 1) % 4]
        let moment = Moon.next(next, after: span.lowerBound.addingTimeInterval(-60))
        let isToday = span.contains(moment)
        quarter = isToday ? moment : nil
        phase = MoonPhase.allCases[isToday ? next.rawValue * 2 : sector * 2 + 1]
    }
}
