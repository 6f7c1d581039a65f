public import WeatherModel

extension Units.Temperature {
    /// "°C".
    public var symbol: String {
        switch self {
        case .celsius: tr("°C")
        case .fahrenheit: tr("°F")
        case .kelvin: tr("K")
        }
    }
}

extension Units.Speed {
    /// "km/h".
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
    /// "hPa".
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
    /// "mm".
    public var symbol: String {
        switch self {
        case .millimetres: tr("mm")
        case .inches: tr("in")
        }
    }
}

extension Units.Snow {
    /// "cm".
    public var symbol: String {
        switch self {
        case .centimetres: tr("cm")
        case .inches: tr("in")
        }
    }
}

extension Units.Distance {
    /// "km".
    public var symbol: String {
        switch self {
        case .kilometres: tr("km")
        case .miles: tr("mi")
        }
    }
}

extension UnitsPreset {
    /// "Metric", with what sets it apart.
    public var words: String {
        switch self {
        case .metric: tr("Metric (°C, km/h)")
        case .us: tr("United States (°F, mph)")
        case .uk: tr("United Kingdom (°C, mph)")
        case .nordic: tr("Nordic (°C, m/s)")
        }
    }
}
