import WeatherModel

/// The icon names of Weather Underground's legacy format, such as "partlycloudy", with the prefix "nt_" at night.
struct WeatherUndergroundIcon {
    /// The condition; `unknown` for "unknown" and for names that are not in the table.
    let condition: WeatherCondition

    init(_ name: String) {
        let bare = name.lowercased().hasPrefix("nt_") ? String(name.lowercased().dropFirst(3)) : name.lowercased()
        condition = Self.conditions[bare.hasPrefix("chance") ? String(bare.dropFirst(6)) : bare] ?? .unknown
    }

    /// The conditions by name; the names of precipitation also occur with the prefix "chance".
    private static let conditions: [String: WeatherCondition] = [
        "clear": .clear, "sunny": .clear, "mostlysunny": .mostlyClear, "partlycloudy": .partlyCloudy,
        "partlysunny": .partlyCloudy, "mostlycloudy": .partlyCloudy, "cloudy": .overcast, "fog": .fog, "hazy": .haze,
        "flurries": .lightSnow, "rain": .rain, "sleet": .sleet, "snow": .snow, "tstorms": .thunderstorm,
    ]
}
