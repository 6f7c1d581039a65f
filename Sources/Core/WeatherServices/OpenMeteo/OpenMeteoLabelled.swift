import WeatherModel

/// A quantity whose unit an Open-Meteo answer names in a `*_units` object.
protocol OpenMeteoLabelled: Quantity {
    /// Returns the number in the quantity's own unit; nil if the label is not one of its units.
    ///
    /// - Parameter label: The unit as named in the answer; empty if there is none, which means the unit that was
    ///   requested.
    static func value(_ number: Double, in label: String) -> Double?
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
