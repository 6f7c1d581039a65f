public import Foundation
public import WeatherModel

/// Reads answers of Open-Meteo's forecast API, and of what speaks its format, in any unit and spelling it has used.
public struct OpenMeteoForecastDecoder: Sendable {
    private let source: WeatherSource
    private let fetchedAt: Date

    /// Both are passed on into the forecast.
    public init(source: WeatherSource = .openMeteo, fetchedAt: Date) {
        self.source = source
        self.fetchedAt = fetchedAt
    }

    /// The forecast in one answer, the first of several places'.
    ///
    /// - Throws: `unreadableAnswer` for what is not JSON or holds no value at all, `serverTrouble` for an error in a 200.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let root = try JSONObject(data)
        guard root.members["error"] as? Bool != true else { throw .serverTrouble(status: 200) }

        let offset = root.number("utc_offset_seconds").flatMap { Int(exactly: $0) } ?? 0
        let fixedZone = TimeZone(secondsFromGMT: offset) ?? .gmt
        let clock = OpenMeteoClock(utcOffset: offset)
        let forecast = Forecast(
            source: source, fetchedAt: fetchedAt,
            timeZone: root.text("timezone").flatMap(TimeZone.init(identifier:)) ?? fixedZone,
            current: (table("current", of: root) ?? table("current_weather", of: root)).flatMap { current($0, clock) },
            hours: table("hourly", of: root).map { hours($0, clock) } ?? [],
            days: table("daily", of: root).map { days($0, clock) } ?? [])
        guard forecast.current != nil || !forecast.hours.isEmpty || !forecast.days.isEmpty else {
            throw .unreadableAnswer
        }
        return forecast
    }

    private func table(_ section: String, of root: JSONObject) -> OpenMeteoTable? {
        // Old answers label `current_weather` nowhere, but the same variables in `hourly_units`.
        let units = ["\(section)_units", "hourly_units"].compactMap { root.object($0) }
        return root.object(section).map { OpenMeteoTable($0, units: units) }
    }

    private func current(_ table: OpenMeteoTable, _ clock: OpenMeteoClock) -> CurrentConditions? {
        clock.instant(table.cell("time", 0)).map {
            CurrentConditions(time: $0, conditions: conditions(table, row: 0))
        }
    }

    private func hours(_ table: OpenMeteoTable, _ clock: OpenMeteoClock) -> [Hour] {
        let hours = table.rows.compactMap { row in
            clock.instant(table.cell("time", row)).map { time in
                Hour(
                    time: time, conditions: conditions(table, row: row),
                    precipitationProbability: table.value("precipitation_probability", row))
            }
        }
        return hours.rising(by: \.time)
    }

    private func days(_ table: OpenMeteoTable, _ clock: OpenMeteoClock) -> [Day] {
        table.rows.compactMap { day(table, row: $0, clock) }.rising(by: \.date)
    }

    private func conditions(_ table: OpenMeteoTable, row: Int) -> Conditions {
        var conditions = Conditions()
        conditions.condition = table.number("weather_code", row).map(WMOWeatherCode.condition)
        conditions.isDay = table.number("is_day", row).map { $0 != 0 }
        conditions.temperature = table.value("temperature_2m", row)
        conditions.apparentTemperature = table.value("apparent_temperature", row)
        conditions.dewPoint = table.value("dew_point_2m", row)
        conditions.relativeHumidity = table.value("relative_humidity_2m", row)
        conditions.seaLevelPressure = table.value("pressure_msl", row)
        conditions.surfacePressure = table.value("surface_pressure", row)
        conditions.windSpeed = table.value("wind_speed_10m", row)
        conditions.windGust = table.value("wind_gusts_10m", row)
        conditions.windDirection = table.value("wind_direction_10m", row)
        conditions.cloudCover = table.value("cloud_cover", row)
        conditions.visibility = table.value("visibility", row)
        conditions.precipitation = table.value("precipitation", row)
        conditions.snowfall = table.value("snowfall", row)
        conditions.uvIndex = table.value("uv_index", row)
        return conditions
    }

    private func day(_ table: OpenMeteoTable, row: Int, _ clock: OpenMeteoClock) -> Day? {
        guard let date = clock.day(table.cell("time", row)) else { return nil }
        var day = Day(date: date)
        day.condition = table.number("weather_code", row).map(WMOWeatherCode.condition)
        day.high = table.value("temperature_2m_max", row)
        day.low = table.value("temperature_2m_min", row)
        day.apparentHigh = table.value("apparent_temperature_max", row)
        day.apparentLow = table.value("apparent_temperature_min", row)
        day.precipitation = table.value("precipitation_sum", row)
        day.precipitationProbability = table.value("precipitation_probability_max", row)
        day.snowfall = table.value("snowfall_sum", row)
        day.windSpeedMax = table.value("wind_speed_10m_max", row)
        day.windGustMax = table.value("wind_gusts_10m_max", row)
        day.windDirection = table.value("wind_direction_10m_dominant", row)
        day.uvIndexMax = table.value("uv_index_max", row)
        let sunshine = table.number("sunshine_duration", row)
        day.sunshineDuration = sunshine.flatMap { (0...86400).contains($0) ? $0 : nil }
        // In polar night both are the same moment, in polar day they lie 24 hours apart.
        if let sunrise = clock.instant(table.cell("sunrise", row)),
            let sunset = clock.instant(table.cell("sunset", row)),
            sunrise != sunset, sunset.timeIntervalSince(sunrise) < 86400
        {
            (day.sunrise, day.sunset) = (sunrise, sunset)
        }
        return day
    }
}
