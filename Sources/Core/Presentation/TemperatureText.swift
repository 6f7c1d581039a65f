/// Temperatures as whole degrees with a degree sign.
enum TemperatureText {
    /// What stands for a value that is not known.
    static let missing = "—"

    /// Rounds half away from zero; "−0°" does not exist, and the minus is U+2212.
    static func celsius(_ degrees: Double?) -> String {
        guard let degrees, degrees.isFinite, abs(degrees) < 1_000_000 else { return missing }
        let whole = Int(degrees.rounded(.toNearestOrAwayFromZero))
        return (whole < 0 ? "\u{2212}" : "") + String(whole.magnitude) + "°"
    }
}
