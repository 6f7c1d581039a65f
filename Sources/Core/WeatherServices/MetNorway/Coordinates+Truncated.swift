import WeatherModel

extension Coordinates {
    /// The latitude truncated to four decimals, as MET Norway answers 403 to more.
    var truncatedLatitudeText: String { Self.truncated(latitude) }

    /// The longitude truncated to four decimals.
    var truncatedLongitudeText: String { Self.truncated(longitude) }

    private static func truncated(_ degrees: Double) -> String {
        // 12.3456 × 10,000 is 123,455.999…, which must not lose its last digit; adding 0 turns −0 into 0.
        let nudge = degrees < 0 ? -1e-6 : 1e-6
        return String((degrees * 10_000 + nudge).rounded(.towardZero) / 10_000 + 0)
    }
}
