import WeatherModel

/// The present-weather codes 0 to 99 of WMO table 4677, of which Open-Meteo uses about thirty.
///
/// 0 to 3 have Open-Meteo's meaning: clear, mainly clear, partly cloudy, overcast.
enum WMOWeatherCode {
    /// Returns the condition; `unknown` for a code outside the table or for weather that is over, far away or only on
    /// the ground.
    static func condition(_ code: Double) -> WeatherCondition {
        switch code.rounded() {
        case 0: .clear
        case 1: .mostlyClear
        case 2: .partlyCloudy
        case 3: .overcast
        case 4: .smoke
        case 5: .haze
        case 6...9, 30...35: .dust
        case 10...12, 40...47: .fog
        case 17, 95, 97, 98: .thunderstorm
        case 18: .squalls
        case 19: .tornado
        case 48, 49: .rimeFog
        case 50, 51: .lightDrizzle
        case 52, 53: .drizzle
        case 54, 55: .heavyDrizzle
        case 56: .lightFreezingDrizzle
        case 57: .freezingDrizzle
        case 58, 60, 61, 91: .lightRain
        case 59, 62, 63, 92: .rain
        case 64, 65: .heavyRain
        case 66: .lightFreezingRain
        case 67: .freezingRain
        case 68, 69, 79, 93, 94: .sleet
        case 70, 71, 76, 78: .lightSnow
        case 72, 73: .snow
        case 74, 75: .heavySnow
        case 77: .snowGrains
        case 80: .lightRainShowers
        case 81: .rainShowers
        case 82: .heavyRainShowers
        case 83, 84: .sleetShowers
        case 85: .lightSnowShowers
        case 86: .heavySnowShowers
        case 87...90: .hail
        case 96, 99: .thunderstormWithHail
        default: .unknown
        }
    }

    /// Returns the table's description of a code without a condition; the number for a code outside the table.
    static func words(_ code: Double) -> String {
        switch code.rounded() {
        case 13: "lightning visible, no thunder heard"
        case 14...16: "precipitation within sight"
        case 20: "drizzle or snow grains in the past hour"
        case 21: "rain in the past hour"
        case 22: "snow in the past hour"
        case 23: "sleet in the past hour"
        case 24: "freezing rain in the past hour"
        case 25: "rain showers in the past hour"
        case 26: "snow showers in the past hour"
        case 27: "hail showers in the past hour"
        case 28: "fog in the past hour"
        case 29: "thunderstorm in the past hour"
        case 36...39: "drifting or blowing snow"
        default: "weather code \(Int(exactly: code).map(String.init) ?? String(code))"
        }
    }
}
