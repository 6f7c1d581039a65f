import WeatherModel

extension Coordinates {
    /// The latitude in the form sent to sources: at most four decimals, or 11 metres.
    var latitudeText: String { String(rounded(to: .fourDecimals).latitude) }

    /// The longitude in the form sent to sources: at most four decimals.
    var longitudeText: String { String(rounded(to: .fourDecimals).longitude) }
}
