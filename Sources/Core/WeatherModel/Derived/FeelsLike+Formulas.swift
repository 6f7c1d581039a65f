import Foundation

extension FeelsLike {
    /// Returns the wind chill: 13.12 + 0.6215 t − 11.37 v^0.16 + 0.3965 t v^0.16, t in °C, v in km/h at 10 m.
    ///
    /// Joint Action Group for Temperature Indices, 2001, as used by Environment Canada and the US National Weather
    /// Service. Nil above 10 °C and at 4.8 km/h or less, where it is not defined.
    public static func windChill(_ temperature: Temperature, _ wind: Speed) -> Temperature? {
        let (t, speed) = (temperature.value, wind.value * 3.6)
        guard t <= 10, speed > 4.8 else { return nil }
        let power = pow(speed, 0.16)
        return Temperature(checking: 13.12 + 0.6215 * t - 11.37 * power + 0.3965 * t * power)
    }

    /// Returns the heat index: Rothfusz's regression of 1990 on Steadman's table of 1979, with the adjustments for dry
    /// and for moist air by the US National Weather Service, and its simple formula where that gives less than 80 °F.
    ///
    /// Source: "The Heat Index Equation", Weather Prediction Center. It holds in the shade with a light wind. Nil below
    /// 26.7 °C (80 °F) and above 50 °C, for which it has not been tested.
    public static func heatIndex(_ temperature: Temperature, _ humidity: Percentage) -> Temperature? {
        let (t, h) = (temperature.value * 1.8 + 32, humidity.value)
        guard t >= 79.99, temperature.value <= 50, (0...100).contains(h) else { return nil }
        let plain = 0.5 * (t + 61 + (t - 68) * 1.2 + h * 0.094)
        let index = (plain + t) / 2 < 80 ? plain : regression(t, h) + adjustment(t, h)
        return Temperature(checking: (index - 32) / 1.8)
    }

    /// Returns the apparent temperature in the shade: t + 0.33 e − 0.70 v − 4.00, t in °C, e in hPa, v in m/s at 10 m.
    ///
    /// Steadman, *Norms of apparent temperature in Australia*, Australian Meteorological Magazine 43, 1994, in the form
    /// of the Bureau of Meteorology, with its formula for the vapour pressure. Nil outside −20 to 50 °C, its intended
    /// range.
    public static func apparentTemperature(
        _ temperature: Temperature, _ humidity: Percentage, _ wind: Speed
    ) -> Temperature? {
        let t = temperature.value
        guard (-20...50).contains(t), (0...100).contains(humidity.value), wind.value >= 0 else { return nil }
        let vapour = humidity.value / 100 * 6.105 * exp(17.27 * t / (237.7 + t))
        return Temperature(checking: t + 0.33 * vapour - 0.70 * wind.value - 4)
    }

    /// Returns Rothfusz's regression in degrees Fahrenheit, from degrees Fahrenheit and per cent relative humidity.
    private static func regression(_ t: Double, _ h: Double) -> Double {
        let linear = -42.379 + 2.04901523 * t + 10.14333127 * h - 0.22475541 * t * h
        let square = -0.00683783 * t * t - 0.05481717 * h * h
        let mixed = 0.00122874 * t * t * h + 0.00085282 * t * h * h - 0.00000199 * t * t * h * h
        return linear + square + mixed
    }

    private static func adjustment(_ t: Double, _ h: Double) -> Double {
        if h < 13, (80...112).contains(t) { return -(13 - h) / 4 * ((17 - abs(t - 95)) / 17).squareRoot() }
        if h > 85, (80...87).contains(t) { return (h - 85) / 10 * (87 - t) / 5 }
        return 0
    }
}
