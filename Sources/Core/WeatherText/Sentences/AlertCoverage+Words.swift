import WeatherModel

extension AlertCoverage {
    /// The words for how certain it is that the warning applies here; nil if it is certain.
    var words: String? {
        switch self {
        case .place: nil
        case .named: tr("The name of the area says that it holds here.")
        case .country: tr("It holds somewhere in the country, perhaps not here.")
        }
    }
}
