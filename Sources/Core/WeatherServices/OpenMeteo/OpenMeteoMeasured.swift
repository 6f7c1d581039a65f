import WeatherModel

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
