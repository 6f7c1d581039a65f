import Foundation
import WeatherModel

/// An icon of the National Weather Service, "https://api.weather.gov/icons/land/night/rain,40/snow,60?size=medium".
struct NWSIcon {
    /// The condition, the more severe one if the icon has two; `unknown` for a code that is not in the table.
    ///
    /// Nil for "hot" and "cold", which say nothing about the sky.
    let condition: WeatherCondition?
    let isDay: Bool?

    /// Returns nil for an address without a code.
    init?(_ address: String) {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let parts = path.split(separator: "/")
        guard let time = parts.lastIndex(where: { $0 == "day" || $0 == "night" }), time + 1 < parts.count else {
            return nil
        }
        isDay = parts[time] == "day"
        // The number after the comma is the probability of precipitation.
        let codes = parts[(time + 1)...].map { String($0.prefix { $0 != "," }) }
        let conditions = codes.filter { !["hot", "cold"].contains($0) }.map { Self.conditions[$0] ?? .unknown }
        condition = conditions.max { Self.gravity($0) < Self.gravity($1) }
    }

    /// Returns the rank of a condition by severity, from a clear sky to storms.
    private static func gravity(_ condition: WeatherCondition) -> Int {
        let order: [WeatherCondition] = [
            .unknown, .clear, .mostlyClear, .partlyCloudy, .mostlyCloudy, .overcast, .windy, .haze, .fog, .smoke, .dust,
            .rainShowers,
            .rain, .snow, .heavySnow, .sleet, .freezingRain, .thunderstorm, .squalls, .tornado,
        ]
        return order.firstIndex(of: condition) ?? 0
    }

    /// The codes listed at https://api.weather.gov/icons and the earlier ones.
    private static let conditions: [String: WeatherCondition] = [
        "skc": .clear, "few": .mostlyClear, "sct": .partlyCloudy, "bkn": .mostlyCloudy, "ovc": .overcast,
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
