import WeatherModel

/// A quantity that sources give in more than one unit.
protocol Measured: Quantity {
    /// Returns the number in the quantity's own unit; nil for a unit of another quantity.
    static func value(_ number: Double, in unit: MeasuredUnit) -> Double?
}

extension Measured {
    /// Returns nil for a missing or implausible number and for a unit of another quantity.
    init?(_ number: Double?, in unit: MeasuredUnit) {
        self.init(checking: number.flatMap { Self.value($0, in: unit) })
    }
}

extension Temperature: Measured {
    static func value(_ number: Double, in unit: MeasuredUnit) -> Double? {
        switch unit {
        case .celsius: number
        case .fahrenheit: (number - 32) / 1.8
        case .kelvin: number - 273.15
        default: nil
        }
    }
}

extension Speed: Measured {
    static func value(_ number: Double, in unit: MeasuredUnit) -> Double? {
        switch unit {
        case .metresPerSecond: number
        case .kilometresPerHour: number / 3.6
        case .milesPerHour: number * 0.44704
        case .knots: number * 1852 / 3600
        default: nil
        }
    }
}

extension Pressure: Measured {
    static func value(_ number: Double, in unit: MeasuredUnit) -> Double? {
        switch unit {
        case .hectopascal: number
        case .pascal: number / 100
        case .inchOfMercury: number * 33.863_886_67
        default: nil
        }
    }
}

extension Distance: Measured {
    static func value(_ number: Double, in unit: MeasuredUnit) -> Double? {
        unit.millimetres.map { number * $0 / 1000 }
    }
}

extension Precipitation: Measured {
    static func value(_ number: Double, in unit: MeasuredUnit) -> Double? {
        unit.millimetres.map { number * $0 }
    }
}

extension SnowDepth: Measured {
    static func value(_ number: Double, in unit: MeasuredUnit) -> Double? {
        unit.millimetres.map { number * $0 }
    }
}

extension Percentage: Measured {
    static func value(_ number: Double, in unit: MeasuredUnit) -> Double? {
        unit == .percent ? number : nil
    }
}

extension Bearing: Measured {
    static func value(_ number: Double, in unit: MeasuredUnit) -> Double? {
        unit == .degree ? number : nil
    }
}

extension MeasuredUnit {
    /// The length of the unit in millimetres; nil for other units.
    fileprivate var millimetres: Double? {
        switch self {
        case .millimetre: 1
        case .centimetre: 10
        case .inch: 25.4
        case .foot: 304.8
        case .metre: 1000
        case .kilometre: 1_000_000
        case .mile: 1_609_344
        default: nil
        }
    }
}
