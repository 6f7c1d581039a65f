package import WeatherModel

extension AlertSeverity {
    /// The name of the choice of the warnings that are at least as severe, such as "Severe and extreme".
    package var floorWords: String {
        switch self {
        case .unknown, .minor: tr("All")
        case .moderate: tr("Moderate and above")
        case .severe: tr("Severe and extreme")
        case .extreme: tr("Extreme only")
        }
    }
}
