public import WeatherModel

extension AlertUrgency {
    /// The words for how soon people have to act, such as "At once"; nil if it is unknown.
    public var words: String? {
        switch self {
        case .unknown: nil
        case .past: tr("No longer necessary", context: "urgency of a warning")
        case .future: tr("Later", context: "urgency of a warning")
        case .expected: tr("Within the hour", context: "urgency of a warning")
        case .immediate: tr("At once", context: "urgency of a warning")
        }
    }
}
