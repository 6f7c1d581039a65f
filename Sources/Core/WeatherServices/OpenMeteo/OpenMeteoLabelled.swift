import WeatherModel

/// A quantity whose unit an Open-Meteo answer names in a `*_units` object.
protocol OpenMeteoLabelled: Quantity {
    /// Returns the number in the quantity's own unit; nil if the label is not one of its units.
    ///
    /// - Parameter label: The unit as named in the answer; empty if there is none, which means the unit that was
    ///   requested.
    static func value(_ number: Double, in label: String) -> Double?
}

/// A quantity whose labels name units that other sources use, too.
protocol OpenMeteoMeasured: OpenMeteoLabelled, Measured {
    /// The unit that is requested.
    static var requestedUnit: MeasuredUnit { get }
}

extension OpenMeteoMeasured {
    static func value(_ number: Double, in label: String) -> Double? {
        (label.isEmpty ? requestedUnit : MeasuredUnit(openMeteo: label)).flatMap { value(number, in: $0) }
    }
}

extension Temperature: OpenMeteoMeasured {
    static var requestedUnit: MeasuredUnit { .celsius }
}

extension Speed: OpenMeteoMeasured {
    static var requestedUnit: MeasuredUnit { .metresPerSecond }
}

extension Precipitation: OpenMeteoMeasured {
    static var requestedUnit: MeasuredUnit { .millimetre }
}

extension SnowDepth: OpenMeteoMeasured {
    static var requestedUnit: MeasuredUnit { .centimetre }
}

extension Distance: OpenMeteoMeasured {
    static var requestedUnit: MeasuredUnit { .metre }
}

extension Pressure: OpenMeteoMeasured {
    static var requestedUnit: MeasuredUnit { .hectopascal }
}

extension Percentage: OpenMeteoMeasured {
    static var requestedUnit: MeasuredUnit { .percent }
}

extension Bearing: OpenMeteoMeasured {
    static var requestedUnit: MeasuredUnit { .degree }
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
