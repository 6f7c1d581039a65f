public import Foundation
public import WeatherModel

/// The moon over one place in the course of one civil day.
public struct MoonDay: Sendable, Hashable {
    /// The day in the place's zone.
    public let date: CivilDate
    /// Moonrise and moonset: the upper edge on a level horizon, with mean refraction, to about a minute.
    ///
    /// About once a month a day has no rise, and another no set.
    public let horizon: HorizonPassage
    /// New, a quarter or full on the day on which that moment falls, else what lies between two of them.
    public let phase: MoonPhase
    /// The moment that names the phase, where it falls on this day.
    public let quarter: Date?
    /// The share of the disc that is lit in the middle of the day, 0 to 1.
    public let illumination: Double

    /// Nil for a day that the zone left out, as Samoa did with 30 December 2011.
    public init?(_ date: CivilDate, in zone: TimeZone, over coordinates: Coordinates) {
        guard let span = date.span(in: zone) else { return nil }
        self.date = date
        horizon = AltitudeCurve(over: span, step: 3600) { Moon.heightOverHorizon(at: $0, over: coordinates) }
            .passage(of: 0)
        let middle = span.lowerBound.addingTimeInterval(span.upperBound.timeIntervalSince(span.lowerBound) / 2)
        illumination = Moon.illumination(at: middle)

        let start = Moon.elongation(at: span.lowerBound)
        // The sector from which the day begins; the moment that ends it is the next one there can be.
        let sector = min(3, Int(start / 90))
        let next = MoonQuarter.allCases[(sector + 1) % 4]
        let moment = Moon.next(next, after: span.lowerBound.addingTimeInterval(-60))
        let isToday = span.contains(moment)
        quarter = isToday ? moment : nil
        phase = MoonPhase.allCases[isToday ? next.rawValue * 2 : sector * 2 + 1]
    }
}
