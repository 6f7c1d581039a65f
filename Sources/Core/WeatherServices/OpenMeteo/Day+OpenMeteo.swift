import WeatherModel

extension Day {
    /// Returns what reads the days of a table; it gives nil for a row without a date.
    static func reader(_ table: OpenMeteoTable, _ clock: OpenMeteoClock) -> (Int) -> Day? {
        let (dates, sunrises, sunsets) = (table.cells("time"), table.cells("sunrise"), table.cells("sunset"))
        let codes = table.numbers("weather_code")
        let high: OpenMeteoColumn<Temperature> = table.column("temperature_2m_max")
        let low: OpenMeteoColumn<Temperature> = table.column("temperature_2m_min")
        let apparentHigh: OpenMeteoColumn<Temperature> = table.column("apparent_temperature_max")
        let apparentLow: OpenMeteoColumn<Temperature> = table.column("apparent_temperature_min")
        let precipitation: OpenMeteoColumn<Precipitation> = table.column("precipitation_sum")
        let precipitationProbability: OpenMeteoColumn<Percentage> = table.column("precipitation_probability_max")
        let snowfall: OpenMeteoColumn<SnowDepth> = table.column("snowfall_sum")
        let windSpeedMax: OpenMeteoColumn<Speed> = table.column("wind_speed_10m_max")
        let windGustMax: OpenMeteoColumn<Speed> = table.column("wind_gusts_10m_max")
        let windDirection: OpenMeteoColumn<Bearing> = table.column("wind_direction_10m_dominant")
        let uvIndexMax: OpenMeteoColumn<UVIndex> = table.column("uv_index_max")
        let sunshine = table.seconds("sunshine_duration", of: 86400)
        return { row in
            guard let date = clock.day(dates[row]) else { return nil }
            var day = Day(date: date)
            day.condition = codes[row].map(WMOWeatherCode.condition)
            day.high = high[row]
            day.low = low[row]
            day.apparentHigh = apparentHigh[row]
            day.apparentLow = apparentLow[row]
            day.precipitation = precipitation[row]
            day.precipitationProbability = precipitationProbability[row]
            day.snowfall = snowfall[row]
            day.windSpeedMax = windSpeedMax[row]
            day.windGustMax = windGustMax[row]
            day.windDirection = windDirection[row]
            day.uvIndexMax = uvIndexMax[row]
            day.sunshineDuration = sunshine[row]
            // In polar night both are the same moment, in polar day they are 24 hours apart.
            if let rise = clock.instant(sunrises[row]), let set = clock.instant(sunsets[row]), rise < set,
                set.timeIntervalSince(rise) < 86400
            {
                (day.sunrise, day.sunset) = (rise, set)
            }
            return day
        }
    }
}
