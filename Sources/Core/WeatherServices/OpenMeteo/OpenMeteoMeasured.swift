import WeatherModel

/// A quantity whose labels name units that other sources use, too.
protocol OpenMeteoMeasured: OpenMeteoLabelled, Measured {
    /// The unit that is requested.
    static var requestedUnit: MeasuredUnit { get }
}

extension OpenMeteoMeasured {
    static func conversion(from label: String) -> ((Double) -> Double?)? {
        (label.isEmpty ? requestedUnit : MeasuredUnit(openMeteo: label)).map { unit in { value($0, in: unit) } }
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
