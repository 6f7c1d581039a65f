package import WeatherModel

extension Units {
    /// Returns the temperature in the chosen unit.
    package func number(_ value: WeatherModel.Temperature) -> Double {
        switch temperature {
        case .celsius: value.value
        case .fahrenheit: value.value * 9 / 5 + 32
        case .kelvin: value.value + 273.15
        }
    }

    /// Returns the speed in the chosen unit; a whole number for Beaufort.
    package func number(_ value: WeatherModel.Speed) -> Double {
        switch speed {
        case .kilometresPerHour: value.value * 3.6
        case .metresPerSecond: value.value
        case .milesPerHour: value.value * 3600 / 1609.344
        case .knots: value.value * 3600 / 1852
        case .beaufort: Double(value.beaufort)
        }
    }

    /// Returns the pressure in the chosen unit; 1 mmHg is 1.33322 hPa and 1 inHg 33.8639 hPa (NIST SP 811).
    package func number(_ value: WeatherModel.Pressure) -> Double {
        switch pressure {
        case .hectopascals, .millibars: value.value
        case .millimetresOfMercury: value.value / 1.33322
        case .inchesOfMercury: value.value / 33.8639
        }
    }

    /// Returns the amount of precipitation in the chosen unit.
    package func number(_ value: WeatherModel.Precipitation) -> Double {
        switch precipitation {
        case .millimetres: value.value
        case .inches: value.value / 25.4
        }
    }

    /// Returns the depth of snow in the chosen unit.
    package func number(_ value: SnowDepth) -> Double {
        switch snow {
        case .centimetres: value.value / 10
        case .inches: value.value / 25.4
        }
    }
}
