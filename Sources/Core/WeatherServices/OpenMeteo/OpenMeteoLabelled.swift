import WeatherModel

/// A quantity whose unit an Open-Meteo answer names in a `*_units` object.
protocol OpenMeteoLabelled: Quantity {
    /// Returns the number in the quantity's own unit; nil if the label is not one of its units.
    ///
    /// - Parameter label: The unit as named in the answer; empty if there is none, which means the unit that was
    ///   requested.
    static func value(_ number: Double, in label: String) -> Double?
}

extension Temperature: OpenMeteoLabelled {
    static func value(_ number: Double, in label: String) -> Double? {
        switch label {
        case "°C", "": number
        case "°F": (number - 32) / 1.8
        case "K": number - 273.15
        default: nil
        }
    }
}

extension Speed: OpenMeteoLabelled {
    static func value(_ number: Double, in label: String) -> Double? {
        switch label {
        case "m/s", "": number
        case "km/h": number / 3.6
        case "mp/h", "mph": number * 0.44704
        case "kn": number * 1852 / 3600
        default: nil
        }
    }
}

extension Precipitation: OpenMeteoLabelled {
    static func value(_ number: Double, in label: String) -> Double? {
        switch label {
        case "mm", "": number
        case "inch": number * 25.4
        default: nil
        }
    }
}

extension SnowDepth: OpenMeteoLabelled {
    static func value(_ number: Double, in label: String) -> Double? {
        switch label {
        case "cm", "": number * 10
        case "mm": number
        case "m": number * 1000
        case "inch": number * 25.4
        case "ft": number * 304.8
        default: nil
        }
    }
}

extension Distance: OpenMeteoLabelled {
    static func value(_ number: Double, in label: String) -> Double? {
        switch label {
        case "m", "": number
        case "km": number * 1000
        case "ft": number * 0.3048
        case "mi": number * 1609.344
        default: nil
        }
    }
}

extension Pressure: OpenMeteoLabelled {
    static func value(_ number: Double, in label: String) -> Double? {
        ["hPa", ""].contains(label) ? number : nil
    }
}

extension Percentage: OpenMeteoLabelled {
    static func value(_ number: Double, in label: String) -> Double? {
        ["%", ""].contains(label) ? number : nil
    }
}

extension Bearing: OpenMeteoLabelled {
    static func value(_ number: Double, in label: String) -> Double? {
        ["°", ""].contains(label) ? number : nil
    }
}

extension UVIndex: OpenMeteoLabelled {
    static func value(_ number: Double, in label: String) -> Double? {
        label.isEmpty ? number : nil
    }
}

extension MassConcentration: OpenMeteoLabelled {
    static func value(_ number: Double, in label: String) -> Double? {
        // The label may have the Greek letter or the micro sign.
        switch label {
        case "\u{3BC}g/m³", "\u{B5}g/m³", "": number
        case "mg/m³": number * 1000
        default: nil
        }
    }
}

extension PollenCount: OpenMeteoLabelled {
    static func value(_ number: Double, in label: String) -> Double? {
        ["grains/m³", ""].contains(label) ? number : nil
    }
}
