extension MeasuredUnit {
    /// Returns nil for a label that is none of Open-Meteo's.
    init?(openMeteo label: String) {
        switch label {
        case "°C": self = .celsius
        case "°F": self = .fahrenheit
        case "K": self = .kelvin
        case "m/s": self = .metresPerSecond
        case "km/h": self = .kilometresPerHour
        case "mp/h", "mph": self = .milesPerHour
        case "kn": self = .knots
        case "hPa": self = .hectopascal
        case "mm": self = .millimetre
        case "cm": self = .centimetre
        case "m": self = .metre
        case "km": self = .kilometre
        case "inch": self = .inch
        case "ft": self = .foot
        case "mi": self = .mile
        case "%": self = .percent
        case "°": self = .degree
        default: return nil
        }
    }
}
