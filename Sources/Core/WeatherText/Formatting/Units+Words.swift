public import WeatherModel

extension Units.Temperature {
    /// The symbol of the unit, such as "°C".
    public var symbol: String {
        switch self {
        case .celsius: tr("°C")
        case .fahrenheit: tr("°F")
        case .kelvin: tr("K")
        }
    }
}

extension Units.Speed {
    /// The symbol of the unit, such as "km/h".
    public var symbol: String {
        switch self {
        case .kilometresPerHour: tr("km/h")
        case .metresPerSecond: tr("m/s")
        case .milesPerHour: tr("mph")
        case .knots: tr("kn")
        case .beaufort: tr("Bft")
        }
    }
}

extension Units.Pressure {
    /// The symbol of the unit, such as "hPa".
    public var symbol: String {
        switch self {
        case .hectopascals: tr("hPa")
        case .millibars: tr("mbar")
        case .inchesOfMercury: tr("inHg")
        case .millimetresOfMercury: tr("mmHg")
        }
    }
}

extension Units.Precipitation {
    /// The symbol of the unit, such as "mm".
    public var symbol: String {
        switch self {
        case .millimetres: tr("mm")
        case .inches: tr("in")
        }
    }

}

extension Units.Snow {
    /// The symbol of the unit, such as "cm".
    public var symbol: String {
        switch self {
        case .centimetres: tr("cm")
        case .inches: tr("in")
        }
    }
}

extension Units.Distance {
    /// The symbol of the unit, such as "km".
    public var symbol: String {
        switch self {
        case .kilometres: tr("km")
        case .miles: tr("mi")
        }
    }
}

extension UnitsPreset {
    /// The name of the set, such as "Metric", with its distinctive units.
    public var words: String {
        switch self {
        case .metric: tr("Metric (°C, km/h)")
        case .us: tr("United States (°F, mph)")
        case .uk: tr("United Kingdom (°C, mph)")
        case .nordic: tr("Nordic (°C, m/s)")
        }
    }
}
