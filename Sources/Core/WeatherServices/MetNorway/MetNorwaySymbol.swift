import WeatherModel

/// A symbol code of MET Norway; of 83 codes made from 41 names, 21 names have variants for day, night and polar
/// twilight.
struct MetNorwaySymbol {
    /// The condition; `unknown` for a name that is not in the table.
    let condition: WeatherCondition
    /// The name of an unknown symbol, in place of a description; nil for known ones.
    let words: String?
    /// Whether the sun is up, false in polar twilight; nil for names without variants.
    let isDay: Bool?

    init(_ code: String) {
        let parts = code.split(separator: "_", maxSplits: 1).map(String.init)
        let known = parts.first.flatMap { Self.conditions[$0] }
        condition = known ?? .unknown
        words = known == nil ? code : nil
        isDay =
            switch parts.last {
            case "day": true
            case "night", "polartwilight": false
            default: nil
            }
    }

    /// The conditions by name; two official names have a spelling mistake (a double s) and are also accepted without
    /// it.
    private static let conditions: [String: WeatherCondition] = [
        "clearsky": .clear, "fair": .mostlyClear, "partlycloudy": .partlyCloudy, "cloudy": .overcast, "fog": .fog,
        "lightrain": .lightRain, "rain": .rain, "heavyrain": .heavyRain,
        "lightrainshowers": .lightRainShowers, "rainshowers": .rainShowers, "heavyrainshowers": .heavyRainShowers,
        "lightsleet": .sleet, "sleet": .sleet, "heavysleet": .sleet,
        "lightsleetshowers": .sleetShowers, "sleetshowers": .sleetShowers, "heavysleetshowers": .sleetShowers,
        "lightsnow": .lightSnow, "snow": .snow, "heavysnow": .heavySnow,
        "lightsnowshowers": .lightSnowShowers, "snowshowers": .snowShowers, "heavysnowshowers": .heavySnowShowers,
        "lightrainandthunder": .thunderstorm, "rainandthunder": .thunderstorm, "heavyrainandthunder": .thunderstorm,
        "lightrainshowersandthunder": .thunderstorm, "rainshowersandthunder": .thunderstorm,
        "heavyrainshowersandthunder": .thunderstorm,
        "lightsleetandthunder": .thunderstorm, "sleetandthunder": .thunderstorm, "heavysleetandthunder": .thunderstorm,
        "lightssleetshowersandthunder": .thunderstorm, "lightsleetshowersandthunder": .thunderstorm,
        "sleetshowersandthunder": .thunderstorm, "heavysleetshowersandthunder": .thunderstorm,
        "lightsnowandthunder": .thunderstorm, "snowandthunder": .thunderstorm, "heavysnowandthunder": .thunderstorm,
        "lightssnowshowersandthunder": .thunderstorm, "lightsnowshowersandthunder": .thunderstorm,
        "snowshowersandthunder": .thunderstorm, "heavysnowshowersandthunder": .thunderstorm,
    ]
}
