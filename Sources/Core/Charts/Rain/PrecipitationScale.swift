import WeatherModel

/// The heights of bars of rain, in three equal bands with limits at 0, 2.5, 7.6 and 30 mm an hour.
public enum PrecipitationScale {
    /// The limits in millimetres an hour, from the bottom of the lowest band to the top of the highest.
    public static let limits = [0, PrecipitationIntensity.limits.moderate, PrecipitationIntensity.limits.heavy, 30]

    /// Returns the height of a bar, 0 to 1; more than 30 mm an hour gives 1.
    ///
    /// - Parameter rate: The rate in millimetres of water an hour.
    public static func height(_ rate: Double) -> Double {
        let bands = zip(limits, limits.dropFirst())
        for (index, band) in bands.enumerated() where rate < band.1 {
            return (Double(index) + max(0, rate - band.0) / (band.1 - band.0)) / Double(limits.count - 1)
        }
        return 1
    }
}
