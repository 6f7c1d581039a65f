import WeatherModel

extension Conditions {
    /// Reads the values of a row, except the sunshine duration, whose period depends on the section.
    init(openMeteo table: OpenMeteoTable, row: Int) {
        self.init()
        if let code = table.number("weather_code", row) {
            condition = WMOWeatherCode.condition(code)
            sourceDescription = condition == .unknown ? WMOWeatherCode.words(code) : nil
        }
        isDay = table.number("is_day", row).map { $0 != 0 }
        temperature = table.value("temperature_2m", row)
        apparentTemperature = table.value("apparent_temperature", row)
        dewPoint = table.value("dew_point_2m", row)
        wetBulbTemperature = table.value("wet_bulb_temperature_2m", row)
        relativeHumidity = table.value("relative_humidity_2m", row)
        seaLevelPressure = table.value("pressure_msl", row)
        surfacePressure = table.value("surface_pressure", row)
        windSpeed = table.value("wind_speed_10m", row)
        windGust = table.value("wind_gusts_10m", row)
        windDirection = table.value("wind_direction_10m", row)
        cloudCover = table.value("cloud_cover", row)
        cloudCoverLow = table.value("cloud_cover_low", row)
        cloudCoverMid = table.value("cloud_cover_mid", row)
        cloudCoverHigh = table.value("cloud_cover_high", row)
        visibility = table.value("visibility", row)
        precipitation = table.value("precipitation", row)
        snowfall = table.value("snowfall", row)
        snowDepth = table.value("snow_depth", row)
        uvIndex = table.value("uv_index", row)
        uvIndexClearSky = table.value("uv_index_clear_sky", row)
        forgetDirectionOfCalm()
    }
}
