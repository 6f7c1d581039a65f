import Foundation

/// Conversion between dew point and relative humidity over water by the Magnus formula.
///
/// e = 6.1094 hPa · exp(17.625 t / (243.04 °C + t)): Alduchov and Eskridge, *Improved Magnus form approximation of
/// saturation vapor pressure*, Journal of Applied Meteorology 35, 1996, equation 21; to 0.4 % from −40 to 50 °C.
public enum Humidity {
    /// Returns the dew point; nil for a temperature outside −40 to 50 °C and for a humidity of 0 %.
    public static func dewPoint(_ temperature: Temperature, _ humidity: Percentage) -> Temperature? {
        guard range.contains(temperature.value), humidity.value > 0, humidity.value <= 100 else { return nil }
        let logarithm = log(humidity.value / 100) + exponent(temperature)
        return Temperature(checking: scale * logarithm / (factor - logarithm))
    }

    /// Returns the relative humidity, 0 to 100 %; nil outside −40 to 50 °C and for a dew point far above the temperature.
    ///
    /// A dew point up to half a degree above the temperature is taken for a rounding error and gives 100 %.
    public static func relativeHumidity(_ temperature: Temperature, dewPoint: Temperature) -> Percentage? {
        guard range.contains(temperature.value), dewPoint.value >= -100,
            dewPoint.value <= temperature.value + 0.5
        else { return nil }
        return Percentage(checking: min(100, 100 * exp(exponent(dewPoint) - exponent(temperature))))
    }

    private static func exponent(_ temperature: Temperature) -> Double {
        factor * temperature.value / (scale + temperature.value)
    }

    private static let range = -40.0...50
    private static let factor = 17.625
    private static let scale = 243.04
}
