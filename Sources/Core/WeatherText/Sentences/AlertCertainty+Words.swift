public import WeatherModel

extension AlertCertainty {
    /// The word for the certainty, such as "Likely"; nil if it is unknown.
    public var words: String? {
        switch self {
        case .unknown: nil
        case .unlikely: tr("Unlikely", context: "certainty of a warning")
        case .possible: tr("Possible", context: "certainty of a warning")
        case .likely: tr("Likely", context: "certainty of a warning")
        case .observed: tr("Observed", context: "certainty of a warning")
        }
    }
}
