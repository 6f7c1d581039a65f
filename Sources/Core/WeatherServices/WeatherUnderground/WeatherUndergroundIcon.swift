import WeatherModel

/// The icon names of Weather Underground's legacy files, "partlycloudy", with "nt_" before them by night.
struct WeatherUndergroundIcon {
    /// `unknown` for "unknown" and for a name that is not in the table.
    let condition: WeatherCondition

    init(_ name: String) {
        let bare = name.lowercased().hasPrefix("nt_") ? String(name.lowercased().dropFirst(3)) : name.lowercased()
        condition = Self.conditions[bare.hasPrefix("chance") ? String(bare.dropFirst(6)) : bare] ?? .unknown
    }

    /// Each of the falling ones also comes after "chance".
    private static let conditions: [String: WeatherCondition] = [
        "clear": .clear, "sunny": .clear, "mostlysunny": .mostlyClear, "partlycloudy": .partlyCloudy,
        "partlysunny": .partlyCloudy, "mostlycloudy": .partlyCloudy, "cloudy": .overcast, "fog": .fog, "hazy": .haze,
        "flurries": .lightSnow, "rain": .rain, "sleet": .sleet, "snow": .snow, "tstorms": .thunderstorm,
    ]
}
