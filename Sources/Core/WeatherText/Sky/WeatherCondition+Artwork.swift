public import WeatherModel

extension WeatherCondition {
    /// Returns the name of the program's own picture, such as "fairweather-light-rain-showers-night"; "-symbolic" is
    /// added for its symbolic form.
    ///
    /// - Parameter isDay: Whether it is day; conditions with visible sun or moon have a separate picture at night.
    public func artworkName(isDay: Bool) -> String {
        let pictured: WeatherCondition =
            switch self {
            case .mostlyCloudy: .partlyCloudy
            case .blowingSnow: .windy
            default: self
            }
        let words = pictured.rawValue.reduce(into: "") { name, letter in
            name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
        return "fairweather-" + words + (!isDay && pictured.showsSky ? "-night" : "")
    }

    /// The names of all pictures that must exist, for day and night.
    public static var artworkNames: Set<String> {
        Set(allCases.flatMap { [$0.artworkName(isDay: true), $0.artworkName(isDay: false)] })
    }

    private var showsSky: Bool {
        switch self {
        case .clear, .mostlyClear, .partlyCloudy, .lightRainShowers, .rainShowers, .heavyRainShowers, .sleetShowers,
            .lightSnowShowers, .snowShowers, .heavySnowShowers:
            true
        default: false
        }
    }
}
