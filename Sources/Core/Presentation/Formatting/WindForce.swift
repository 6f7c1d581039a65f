import WeatherModel

/// The Beaufort scale (WMO Manual on Codes, table 1100), by mean wind speed at 10 m.
public enum WindForce: Int, Sendable, Hashable, CaseIterable, Comparable {
    case calm, lightAir, lightBreeze, gentleBreeze, moderateBreeze, freshBreeze, strongBreeze
    case nearGale, gale, strongGale, storm, violentStorm, hurricane

    /// From the value itself, whatever unit it is shown in.
    init(_ speed: Speed) {
        let force = Self.lowest.lastIndex { speed.value >= $0 } ?? 0
        self = Self(rawValue: force) ?? .calm
    }

    /// Orders from calm to hurricane.
    public static func < (left: WindForce, right: WindForce) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Metres per second at which each force begins.
    private static let lowest = [0, 0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
}
