public import WeatherModel

extension WeatherCondition {
    /// The name of this program's own picture, "fairweather-light-rain-showers-night"; its symbolic form adds "-symbolic".
    ///
    /// - Parameter isDay: Where sun and moon show between the clouds, the night has a picture of its own.
    public func artworkName(isDay: Bool) -> String {
        let words = rawValue.reduce(into: "") { name, letter in
            name += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
        return "fairweather-" + words + (!isDay && showsSky ? "-night" : "")
    }

    /// The names of all pictures there have to be, by day and by night.
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
