import WeatherModel

extension Coordinates {
    /// Latitude as it is sent to a source, to 11 metres and no finer than anybody's weather.
    var latitudeText: String { String(rounded(to: .fourDecimals).latitude) }

    /// Longitude as it is sent to a source.
    var longitudeText: String { String(rounded(to: .fourDecimals).longitude) }
}
