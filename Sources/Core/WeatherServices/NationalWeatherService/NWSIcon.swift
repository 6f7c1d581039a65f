import Foundation
import WeatherModel

/// An icon of the National Weather Service, "https://api.weather.gov/icons/land/night/rain,40/snow,60?size=medium".
struct NWSIcon {
    /// `unknown` for a code that is not in the table; of two codes, that of the graver weather.
    ///
    /// Nil for "hot" and "cold", which say nothing of the sky.
    let condition: WeatherCondition?
    let isDay: Bool?

    /// Nil for an address without a code.
    init?(_ address: String) {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let parts = path.split(separator: "/")
        guard let time = parts.lastIndex(where: { $0 == "day" || $0 == "night" }), time + 1 < parts.count else {
            return nil
        }
        isDay = parts[time] == "day"
        // The number after the comma is the chance of precipitation.
        let codes = parts[(time + 1)...].map { String($0.prefix { $0 != "," }) }
        let conditions = codes.filter { !["hot", "cold"].contains($0) }.map { Self.conditions[$0] ?? .unknown }
        condition = conditions.max { Self.gravity($0) < Self.gravity($1) }
    }

    /// A clear sky first, storms last.
    private static func gravity(_ condition: WeatherCondition) -> Int {
        let order: [WeatherCondition] = [
            .unknown, .clear, .mostlyClear, .partlyCloudy, .overcast, .windy, .haze, .fog, .smoke, .dust, .rainShowers,
            .rain, .snow, .heavySnow, .sleet, .freezingRain, .thunderstorm, .squalls, .tornado,
        ]
        return order.firstIndex(of: condition) ?? 0
    }

    /// The codes of https://api.weather.gov/icons, and those they had before.
    private static let conditions: [String: WeatherCondition] = [
        "skc": .clear, "few": .mostlyClear, "sct": .partlyCloudy, "bkn": .partlyCloudy, "ovc": .overcast,
        "wind_skc": .windy, "wind_few": .windy, "wind_sct": .windy, "wind_bkn": .windy, "wind_ovc": .windy,
        "snow": .snow, "blizzard": .heavySnow,
        "rain_snow": .sleet, "rain_sleet": .sleet, "snow_sleet": .sleet, "sleet": .sleet,
        "fzra": .freezingRain, "rain_fzra": .freezingRain, "snow_fzra": .freezingRain,
        "rain": .rain, "rain_showers": .rainShowers, "rain_showers_hi": .rainShowers,
        "tsra": .thunderstorm, "tsra_sct": .thunderstorm, "tsra_hi": .thunderstorm,
        "tornado": .tornado, "hurricane": .squalls, "tropical_storm": .squalls,
        "dust": .dust, "smoke": .smoke, "haze": .haze, "fog": .fog,
    ]
}
