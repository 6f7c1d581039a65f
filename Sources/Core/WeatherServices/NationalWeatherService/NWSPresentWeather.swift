import WeatherModel

/// The present weather of an observation: {"intensity": "light", "modifier": "freezing", "weather": "rain"}.
enum NWSPresentWeather {
    /// Returns the condition that tells most of several at the station, what falls before what blows or hangs.
    static func condition(_ entries: [JSONObject], at temperature: Temperature?) -> WeatherCondition? {
        let told = entries.compactMap { condition($0, at: temperature) }
        return told.first { ![.rimeFog, .blowingSnow].contains($0) } ?? told.first
    }

    /// Returns the condition; nil for one that the icon shows as well, and for one in the vicinity only.
    private static func condition(_ entry: JSONObject, at temperature: Temperature?) -> WeatherCondition? {
        guard entry.members["inVicinity"]?.bool != true else { return nil }
        let strength = entry.text("intensity")
        func graded(
            _ light: WeatherCondition, _ moderate: WeatherCondition, _ heavy: WeatherCondition
        ) -> WeatherCondition {
            strength == "light" ? light : strength == "heavy" ? heavy : moderate
        }
        let modifier = entry.text("modifier")
        let (showers, freezing) = (modifier == "showers", modifier == "freezing")
        return switch entry.text("weather") {
        case "fog" where freezing, "fog_mist" where freezing, "freezing_fog", "ice_fog": .rimeFog
        case "drizzle" where freezing: graded(.lightFreezingDrizzle, .freezingDrizzle, .freezingDrizzle)
        case "rain" where freezing: graded(.lightFreezingRain, .freezingRain, .freezingRain)
        case "snow" where modifier == "blowing" || modifier == "low_drifting": .blowingSnow
        case "drizzle": graded(.lightDrizzle, .drizzle, .heavyDrizzle)
        case "rain" where showers: graded(.lightRainShowers, .rainShowers, .heavyRainShowers)
        case "rain": graded(.lightRain, .rain, .heavyRain)
        case "snow" where showers: graded(.lightSnowShowers, .snowShowers, .heavySnowShowers)
        case "snow": graded(.lightSnow, .snow, .heavySnow)
        case "snow_grains": .snowGrains
        case "ice_pellets": .sleet
        case "hail", "snow_pellets": .hail
        case "unknown": NWSSky.unidentified(at: temperature)
        case "thunderstorms": .thunderstorm
        default: nil
        }
    }
}
