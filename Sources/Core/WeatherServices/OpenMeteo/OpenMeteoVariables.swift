/// The variables that are asked for and read, by Open-Meteo's own names.
enum OpenMeteoVariables {
    static let current = [
        "temperature_2m", "relative_humidity_2m", "dew_point_2m", "apparent_temperature", "is_day", "precipitation",
        "snowfall", "weather_code", "cloud_cover", "pressure_msl", "surface_pressure", "visibility", "wind_speed_10m",
        "wind_direction_10m", "wind_gusts_10m", "uv_index",
    ]
    static let hourly = current + ["precipitation_probability"]
    static let daily = [
        "weather_code", "temperature_2m_max", "temperature_2m_min", "apparent_temperature_max",
        "apparent_temperature_min", "sunrise", "sunset", "sunshine_duration", "uv_index_max", "precipitation_sum",
        "snowfall_sum", "precipitation_probability_max", "wind_speed_10m_max", "wind_gusts_10m_max",
        "wind_direction_10m_dominant",
    ]

    /// The variable an answer's key stands for, in today's spelling; nil for one that is not read.
    ///
    /// Older spellings lack underscores ("weathercode"), and those of `current_weather` lack the height, too.
    static func variable(spelt key: String) -> String? {
        bySpelling[key.replacing("_", with: "")]
    }

    /// The variable that a key of an answer with several models stands for: "weather_code_gfs_seamless".
    static func variable(suffixed key: String) -> String? {
        let matches = bySpelling.values.filter { key.hasPrefix($0 + "_") }
        guard let variable = matches.max(by: { $0.count < $1.count }) else { return nil }
        let suffix = key.dropFirst(variable.count + 1)
        return otherVariables.contains { suffix.hasPrefix($0) } ? nil : variable
    }

    private static let bySpelling: [String: String] = {
        var table = [
            "temperature": "temperature_2m", "windspeed": "wind_speed_10m", "winddirection": "wind_direction_10m",
        ]
        for name in ["time"] + hourly + daily { table[name.replacing("_", with: "")] = name }
        return table
    }()

    /// What continues the name of a variable into that of another one, "cloud_cover_low".
    private static let otherVariables = [
        "max", "mean", "min", "sum", "hours", "probability", "low", "mid", "high", "clear_sky", "height", "water",
        "2m", "spread", "type",
    ]
}
