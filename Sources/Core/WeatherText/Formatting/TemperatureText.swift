/// Temperatures as whole degrees with a degree sign.
package enum TemperatureText {
    /// What stands for a value that is not known.
    package static let missing = "—"

    /// Whole degrees Celsius in ASCII digits.
    package static func celsius(_ degrees: Double?) -> String {
        guard let degrees, let whole = whole(degrees) else { return missing }
        return Self.degrees(whole) { String($0) }
    }

    /// "−0°" does not exist, and the minus is U+2212.
    static func degrees(_ whole: Int, digits: (Int) -> String) -> String {
        (whole < 0 ? "\u{2212}" : "") + digits(abs(whole)) + "°"
    }

    /// Rounds half away from zero; nil for what cannot be a temperature.
    static func whole(_ value: Double) -> Int? {
        guard value.isFinite, abs(value) < 1_000_000 else { return nil }
        return Int(value.rounded(.toNearestOrAwayFromZero))
    }
}
