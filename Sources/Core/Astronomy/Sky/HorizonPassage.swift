public import Foundation

/// The way a body passes the horizon, or the level of a twilight below it, during a civil day.
public enum HorizonPassage: Sendable, Hashable {
    /// The body is above it from midnight to midnight; for the sun and the horizon, polar day.
    case alwaysAbove
    /// The body is below it from midnight to midnight; for the sun and the horizon, polar night.
    case alwaysBelow
    /// All rises and sets in ascending order; one list can be empty, and near the poles or on a day of 25 hours one can
    /// have two.
    case crosses(rises: [Date], sets: [Date])

    /// The first rise of the day, for the sun and twilight the dawn; nil if there is none.
    public var rise: Date? {
        if case .crosses(let rises, _) = self { rises.first } else { nil }
    }

    /// The first set after `rise`, else the first of the day, for the sun and twilight the dusk; nil if there is none.
    public var set: Date? {
        guard case .crosses(_, let sets) = self else { return nil }
        return rise.flatMap { rise in sets.first { $0 > rise } } ?? sets.first
    }
}

/// Where a body stands over a place, without refraction and parallax.
public struct SkyDirection: Sendable, Hashable {
    /// Degrees above the horizon, −90 to 90.
    public let altitude: Double
    /// Degrees clockwise from north, 0 up to 360.
    public let azimuth: Double
}
