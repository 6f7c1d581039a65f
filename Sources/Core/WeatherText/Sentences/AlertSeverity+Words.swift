public import WeatherModel

extension AlertSeverity {
    /// The word for the severity, such as "Severe"; nil if it is unknown.
    public var words: String? {
        switch self {
        case .unknown: nil
        case .minor: tr("Minor", context: "severity of a warning")
        case .moderate: tr("Moderate", context: "severity of a warning")
        case .severe: tr("Severe", context: "severity of a warning")
        case .extreme: tr("Extreme", context: "severity of a warning")
        }
    }
}
