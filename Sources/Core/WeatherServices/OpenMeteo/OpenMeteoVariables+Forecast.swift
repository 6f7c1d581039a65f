extension OpenMeteoVariables {
    /// The variables of `/v1/forecast`.
    static let forecast = OpenMeteoVariables(
        current: instantaneous,
        minutely: ["precipitation", "weather_code"],
        hourly: instantaneous + ["precipitation_probability", "sunshine_duration"],
        daily: [
            "weather_code", "temperature_2m_max", "temperature_2m_min", "apparent_temperature_max",
            "apparent_temperature_min", "sunrise", "sunset", "sunshine_duration", "uv_index_max", "precipitation_sum",
            "snowfall_sum", "precipitation_probability_max", "wind_speed_10m_max", "wind_gusts_10m_max",
            "wind_direction_10m_dominant",
        ],
        unlabelledUnits: ["snow_depth": "m"],
        spellings: [
            "temperature": "temperature_2m", "windspeed": "wind_speed_10m", "winddirection": "wind_direction_10m",
        ],
        continuations: [
            "max", "mean", "min", "sum", "hours", "probability", "low", "mid", "high", "clear_sky", "height", "water",
            "2m", "spread", "type", "previous",
        ])

    private static let instantaneous = [
        "temperature_2m", "relative_humidity_2m", "dew_point_2m", "apparent_temperature", "wet_bulb_temperature_2m",
        "is_day", "precipitation", "snowfall", "snow_depth", "weather_code", "cloud_cover", "cloud_cover_low",
        "cloud_cover_mid", "cloud_cover_high", "pressure_msl", "surface_pressure", "visibility", "wind_speed_10m",
        "wind_direction_10m", "wind_gusts_10m", "uv_index", "uv_index_clear_sky",
    ]
}
