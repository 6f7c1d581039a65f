import Foundation

/// An apparent temperature and the formula it was computed by.
public struct FeelsLike: Sendable, Hashable {
    /// The apparent temperature.
    public let temperature: Temperature
    /// The formula that `temperature` was computed by.
    public let formula: FeelsLikeFormula

    /// Takes the source's own value if there is one, else Steadman's apparent temperature; nil if temperature, wind or
    /// humidity is missing.
    public init?(_ conditions: Conditions) {
        if let given = conditions.apparentTemperature {
            self.init(given, .source)
        } else if let air = conditions.temperature, let wind = conditions.windSpeed,
            let vapour = Self.vapourPressure(of: conditions),
            let felt = Self.apparentTemperature(air, vapourPressure: vapour, wind)
        {
            self.init(felt, .apparentTemperature)
        } else {
            return nil
        }
    }

    private init(_ temperature: Temperature, _ formula: FeelsLikeFormula) {
        self.temperature = temperature
        self.formula = formula
    }
}

extension FeelsLike {
    /// Returns the apparent temperature in the shade: t + 0.33 e − 0.70 v − 4.00, t in °C, e in hPa, v in m/s at 10 m.
    ///
    /// Steadman, *Norms of apparent temperature in Australia*, Australian Meteorological Magazine 43, 1994, in the form
    /// of the Bureau of Meteorology. It has no steps, and is used beyond its intended range of −20 to 50 °C as well,
    /// where other formulas would begin with a jump.
    public static func apparentTemperature(
        _ temperature: Temperature, vapourPressure: Double, _ wind: Speed
    ) -> Temperature? {
        guard wind.value >= 0 else { return nil }
        return Temperature(checking: temperature.value + humidityPart(vapourPressure) - windPart(wind))
    }

    /// The degrees that the wind takes off.
    public static func windPart(_ wind: Speed) -> Double { 0.70 * wind.value }

    /// The degrees that the vapour adds, fewer than none in dry air.
    public static func humidityPart(_ vapourPressure: Double) -> Double { 0.33 * vapourPressure - 4 }

    /// The water vapour pressure in hPa, from the relative humidity or else from the dew point, by the formula of the
    /// Bureau of Meteorology; nil if neither is known.
    public static func vapourPressure(of air: Conditions) -> Double? {
        if let share = air.relativeHumidity?.value, let temperature = air.temperature, (0...100).contains(share) {
            return share / 100 * saturation(temperature)
        }
        return air.dewPoint.map(saturation)
    }

    private static func saturation(_ temperature: Temperature) -> Double {
        6.105 * exp(17.27 * temperature.value / (237.7 + temperature.value))
    }
}
