public import Foundation

/// How a body goes past the horizon, or past a twilight's level below it, in the course of a civil day.
public enum HorizonPassage: Sendable, Hashable {
    /// Above it from midnight to midnight; of the sun and the horizon: polar day.
    case alwaysAbove
    /// Below it from midnight to midnight; of the sun and the horizon: polar night.
    case alwaysBelow
    /// Every time it comes up and goes down, in rising order; one list can be empty, and near the poles and on a day
    /// of 25 hours one can hold two.
    case crosses(rises: [Date], sets: [Date])

    /// The first time it comes up in the day; of the sun and twilight: dawn.
    public var rise: Date? {
        if case .crosses(let rises, _) = self { rises.first } else { nil }
    }

    /// The first time it goes down after `rise`, else the first time in the day; of the sun and twilight: dusk.
    public var set: Date? {
        guard case .crosses(_, let sets) = self else { return nil }
        return rise.flatMap { rise in sets.first { $0 > rise } } ?? sets.first
    }
}
