import WeatherModel

/// The present weather of an observation: {"intensity": "light", "weather": "snow", "rawString": "-SN"}.
enum NWSPresentWeather {
    /// Returns the condition; nil if it is no precipitation, which the icon shows as well.
    static func condition(_ entry: JSONObject) -> WeatherCondition? {
        let strength = entry.text("intensity")
        func graded(
            _ light: WeatherCondition, _ moderate: WeatherCondition, _ heavy: WeatherCondition
        ) -> WeatherCondition {
            strength == "light" ? light : strength == "heavy" ? heavy : moderate
        }
        let showers = entry.text("modifier") == "showers"
        return switch entry.text("weather") {
        case "drizzle": graded(.lightDrizzle, .drizzle, .heavyDrizzle)
        case "rain" where showers: graded(.lightRainShowers, .rainShowers, .heavyRainShowers)
        case "rain": graded(.lightRain, .rain, .heavyRain)
        case "snow" where showers: graded(.lightSnowShowers, .snowShowers, .heavySnowShowers)
        case "snow": graded(.lightSnow, .snow, .heavySnow)
        case "snow_grains": .snowGrains
        case "ice_pellets": .sleet
        case "hail": .hail
        case "thunderstorms": .thunderstorm
        default: nil
        }
    }
}
