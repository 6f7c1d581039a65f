import WeatherModel

extension Day {
    /// Reads a day; nil for a row without a date.
    init?(openMeteo table: OpenMeteoTable, row: Int, clock: OpenMeteoClock) {
        guard let date = clock.day(table.cell("time", row)) else { return nil }
        self.init(date: date)
        condition = table.number("weather_code", row).map(WMOWeatherCode.condition)
        high = table.value("temperature_2m_max", row)
        low = table.value("temperature_2m_min", row)
        apparentHigh = table.value("apparent_temperature_max", row)
        apparentLow = table.value("apparent_temperature_min", row)
        precipitation = table.value("precipitation_sum", row)
        precipitationProbability = table.value("precipitation_probability_max", row)
        snowfall = table.value("snowfall_sum", row)
        windSpeedMax = table.value("wind_speed_10m_max", row)
        windGustMax = table.value("wind_gusts_10m_max", row)
        windDirection = table.value("wind_direction_10m_dominant", row)
        uvIndexMax = table.value("uv_index_max", row)
        sunshineDuration = table.seconds("sunshine_duration", row, of: 86400)
        // In polar night both are the same moment, in polar day they are 24 hours apart.
        if let rise = clock.instant(table.cell("sunrise", row)), let set = clock.instant(table.cell("sunset", row)),
            rise < set, set.timeIntervalSince(rise) < 86400
        {
            (sunrise, sunset) = (rise, set)
        }
    }
}
