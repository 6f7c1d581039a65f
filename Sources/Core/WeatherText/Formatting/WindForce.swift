package import WeatherModel

/// The forces of the Beaufort scale, by the mean wind at 10 m.
public enum WindForce: Int, Sendable, Hashable, CaseIterable, Comparable {
    case calm, lightAir, lightBreeze, gentleBreeze, moderateBreeze, freshBreeze, strongBreeze
    case nearGale, gale, strongGale, storm, violentStorm, hurricane

    /// Takes the force from the speed itself, independently of the displayed unit.
    package init(_ speed: Speed) {
        self = Self(rawValue: speed.beaufort) ?? .calm
    }

    /// Orders from calm to hurricane.
    public static func < (left: WindForce, right: WindForce) -> Bool {
        left.rawValue < right.rawValue
    }
}
