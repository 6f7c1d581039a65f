import WeatherModel

extension Day {
    /// Returns what reads the days of a table; it gives nil for a row without a date.
    static func reader(_ table: OpenMeteoTable, _ clock: OpenMeteoClock) -> (Int) -> Day? {
        let (dates, sunrises, sunsets) = (table.cells("time"), table.cells("sunrise"), table.cells("sunset"))
        let codes = table.numbers("weather_code")
        let readings: [OpenMeteoReading<Day>] = [
            OpenMeteoReading("temperature_2m_max", in: table) { $0.high = $1 },
            OpenMeteoReading("temperature_2m_min", in: table) { $0.low = $1 },
            OpenMeteoReading("apparent_temperature_max", in: table) { $0.apparentHigh = $1 },
            OpenMeteoReading("apparent_temperature_min", in: table) { $0.apparentLow = $1 },
            OpenMeteoReading("precipitation_sum", in: table) { $0.precipitation = $1 },
            OpenMeteoReading("precipitation_probability_max", in: table) { $0.precipitationProbability = $1 },
            OpenMeteoReading("snowfall_sum", in: table) { $0.snowfall = $1 },
            OpenMeteoReading("wind_speed_10m_max", in: table) { $0.windSpeedMax = $1 },
            OpenMeteoReading("wind_gusts_10m_max", in: table) { $0.windGustMax = $1 },
            OpenMeteoReading("wind_direction_10m_dominant", in: table) { $0.windDirection = $1 },
            OpenMeteoReading("uv_index_max", in: table) { $0.uvIndexMax = $1 },
        ]
        let sunshine = table.seconds("sunshine_duration", of: 86400)
        return { row in
            guard let date = clock.day(dates[row]) else { return nil }
            var day = Day(date: date)
            day.condition = codes[row].map(WMOWeatherCode.condition)
            for reading in readings { reading.read(row, &day) }
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
