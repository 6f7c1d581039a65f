public import WeatherModel

/// The unit of a number as a screen reader says it.
public enum SpokenUnit: Sendable, Hashable {
    case temperature(Units.Temperature)
    case speed(Units.Speed)
    case pressure(Units.Pressure)
    case precipitation(Units.Precipitation)
    case distance(Units.Distance)
    case percent
}

extension WeatherFormatter {
    /// Returns "1 degree Celsius" or "14 kilometres an hour".
    ///
    /// - Parameters:
    ///   - number: The value as it is said, such as "minus 1".
    ///   - value: The value in the unit, by which singular and plural are told apart.
    public func spoken(_ number: String, _ value: Double, _ unit: SpokenUnit) -> String {
        switch unit {
        case .temperature(let unit): spoken(number, value, unit)
        case .speed(let unit): spoken(number, value, unit)
        case .pressure(let unit): spoken(number, value, unit)
        case .precipitation(let unit): spoken(number, value, unit)
        case .distance(let unit): spoken(number, value, unit)
        case .percent:
            tr(one: "{number} percent", other: "{number} percent", number: plural(number, value), ["number": number])
        }
    }

    private func spoken(_ number: String, _ value: Double, _ unit: Units.Temperature) -> String {
        let (count, values) = (plural(number, value), ["number": number])
        return switch unit {
        case .celsius: tr(one: "{number} degree Celsius", other: "{number} degrees Celsius", number: count, values)
        case .fahrenheit:
            tr(one: "{number} degree Fahrenheit", other: "{number} degrees Fahrenheit", number: count, values)
        case .kelvin: tr(one: "{number} kelvin", other: "{number} kelvins", number: count, values)
        }
    }
}
