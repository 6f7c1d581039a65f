import WeatherModel

extension Ink {
    /// Returns the colour of a temperature, from cold to hot with limits at 0, 10, 20 and 30 °C.
    init(_ temperature: Temperature?) {
        guard let temperature else {
            self = .plain
            return
        }
        switch temperature.value {
        case ..<0: self = .blue
        case ..<10: self = .cyan
        case ..<20: self = .green
        case ..<30: self = .yellow
        default: self = .red
        }
    }

    /// Returns the colour of a warning's severity; none if it might not apply to the place.
    init(_ alert: Alert) {
        self = alert.isHere ? Ink(alert.severity) : .plain
    }

    /// Returns the colour of a severity, the more conspicuous the more severe.
    init(_ severity: AlertSeverity) {
        switch severity {
        case .unknown, .minor: self = .yellow
        case .moderate: self = .magenta
        case .severe, .extreme: self = .red
        }
    }
}
