/// Temperatures as whole degrees with a degree sign.
package enum TemperatureText {
    /// The text for an unknown value.
    package static let missing = "—"

    /// Returns whole degrees Celsius in ASCII digits.
    package static func celsius(_ degrees: Double?) -> String {
        guard let degrees, let whole = whole(degrees) else { return missing }
        return Self.degrees(whole) { String($0) }
    }

    /// Returns degrees with U+2212 as the minus sign and without a "−0°".
    static func degrees(_ whole: Int, digits: (Int) -> String) -> String {
        (whole < 0 ? "\u{2212}" : "") + digits(abs(whole)) + "°"
    }

    /// Returns the number rounded half away from zero; nil if it cannot be a temperature.
    static func whole(_ value: Double) -> Int? {
        guard value.isFinite, abs(value) < 1_000_000 else { return nil }
        return Int(value.rounded(.toNearestOrAwayFromZero))
    }
}
