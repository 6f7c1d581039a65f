import WeatherModel

/// OpenWeather's condition codes, 200 to 804, and the retired ones, 900 to 962.
enum OpenWeatherCondition {
    /// Returns the condition; `unknown` outside the table and for the retired codes for heat, cold or a light wind.
    static func condition(_ id: Double) -> WeatherCondition {
        switch id {
        case 200...202, 210...212, 221, 230...232: .thunderstorm
        case 300: .lightDrizzle
        case 301: .drizzle
        case 302: .heavyDrizzle
        case 310: .lightRain
        case 311: .rain
        case 312: .heavyRain
        case 313, 321: .rainShowers
        case 314: .heavyRainShowers
        case 500: .lightRain
        case 501: .rain
        case 502...504: .heavyRain
        case 511: .freezingRain
        case 520: .lightRainShowers
        case 521, 531: .rainShowers
        case 522: .heavyRainShowers
        case 600: .lightSnow
        case 601: .snow
        case 602: .heavySnow
        case 611, 615, 616: .sleet
        case 612, 613: .sleetShowers
        case 620: .lightSnowShowers
        case 621: .snowShowers
        case 622: .heavySnowShowers
        case 701, 741: .fog
        case 711: .smoke
        case 721: .haze
        case 731, 761: .dust
        case 751: .sand
        case 762: .volcanicAsh
        case 771: .squalls
        case 781, 900: .tornado
        case 800: .clear
        case 801: .mostlyClear
        case 802, 803: .partlyCloudy
        case 804: .overcast
        case 901, 902, 905, 957...962: .windy
        case 906: .hail
        default: .unknown
        }
    }
}
