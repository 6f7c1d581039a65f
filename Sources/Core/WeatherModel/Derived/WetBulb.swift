import Foundation

/// What a thermometer wrapped in wet cloth shows.
public enum WetBulb {
    /// Roland Stull, *Wet-bulb temperature from relative humidity and air temperature*, Journal of Applied Meteorology and
    /// Climatology 50, 2011, equation 1, at 1013.25 hPa; to within −1 and +0.65 °C.
    ///
    /// Nil outside −20 to 50 °C and 5 to 99 %, and where it is both cold and dry (below −2.27 times the humidity plus
    /// 27.7 °C), which the paper excludes.
    public static func temperature(_ temperature: Temperature, _ humidity: Percentage) -> Temperature? {
        let (t, h) = (temperature.value, humidity.value)
        guard (-20...50).contains(t), (5...99).contains(h), t >= 27.7 - 2.27 * h else { return nil }
        let value =
            t * atan(0.151977 * (h + 8.313659).squareRoot()) + atan(t + h) - atan(h - 1.676331)
            + 0.00391838 * pow(h, 1.5) * atan(0.023101 * h) - 4.686035
        return Temperature(checking: value)
    }
}
