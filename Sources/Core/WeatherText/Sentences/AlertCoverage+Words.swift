import WeatherModel

extension AlertCoverage {
    /// How well it is known that the warning holds here; nil where that needs no words.
    var words: String? {
        switch self {
        case .place: nil
        case .named: tr("The name of the area says that it holds here.")
        case .country: tr("It holds somewhere in the country, perhaps not here.")
        }
    }
}
