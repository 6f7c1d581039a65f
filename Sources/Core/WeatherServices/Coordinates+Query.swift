import WeatherModel

extension Coordinates {
    /// Latitude as it is sent to a source, to 11 metres and no finer than anybody's weather.
    var latitudeText: String { Self.text(latitude) }

    /// Longitude as it is sent to a source.
    var longitudeText: String { Self.text(longitude) }

    private static func text(_ degrees: Double) -> String {
        // Adding 0 turns −0 into 0.
        String((degrees * 10_000).rounded() / 10_000 + 0)
    }
}
