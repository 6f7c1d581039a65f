import WeatherModel

extension AlertCoverage {
    /// The words for how certain it is that the warning applies here; nil if it is certain.
    var words: String? {
        switch self {
        case .place: nil
        case .named: tr("Applies here, judging by the area’s name.")
        case .country: tr("Applies somewhere in the country, perhaps not here.")
        }
    }
}
