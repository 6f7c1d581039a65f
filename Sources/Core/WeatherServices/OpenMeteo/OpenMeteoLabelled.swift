import WeatherModel

/// A quantity whose unit an Open-Meteo answer names in a `*_units` object.
protocol OpenMeteoLabelled: Quantity {
    /// Returns what turns numbers into the quantity's own unit; nil if the label is not one of its units.
    ///
    /// - Parameter label: The unit as named in the answer; empty if there is none, which means the unit that was
    ///   requested.
    static func conversion(from label: String) -> ((Double) -> Double?)?
}

extension UVIndex: OpenMeteoLabelled {
    static func conversion(from label: String) -> ((Double) -> Double?)? {
        label.isEmpty ? { $0 } : nil
    }
}

extension MassConcentration: OpenMeteoLabelled {
    static func conversion(from label: String) -> ((Double) -> Double?)? {
        // The label may have the Greek letter or the micro sign.
        switch label {
        case "\u{3BC}g/m³", "\u{B5}g/m³", "": { $0 }
        case "mg/m³": { $0 * 1000 }
        default: nil
        }
    }
}

extension PollenCount: OpenMeteoLabelled {
    static func conversion(from label: String) -> ((Double) -> Double?)? {
        ["grains/m³", ""].contains(label) ? { $0 } : nil
    }
}
