public import Foundation
public import WeatherModel

/// Reads answers of Open-Meteo's forecast API and of compatible servers, in any unit and spelling in use.
public struct OpenMeteoForecastDecoder: Sendable {
    private let source: WeatherSource
    private let fetchedAt: Date

    /// Makes a decoder that records the source and the time of arrival in its forecasts.
    public init(source: WeatherSource = .openMeteo, fetchedAt: Date) {
        self.source = source
        self.fetchedAt = fetchedAt
    }

    /// Returns the forecast of an answer, of its first place if it has several; rows without values, as after the end
    /// of the model, are left out.
    ///
    /// - Throws: `unreadableAnswer` if the data are not JSON or have no value at all, `serverTrouble` for an error in
    ///   an answer of status 200.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let answer = try OpenMeteoAnswer(data, variables: .forecast)
        let hours = answer.rows("hourly", hour).rising(by: \.time).coveringTheirSteps().droppingLast {
            !$0.saysAnything
        }
        let days = answer.rows("daily", Day.reader).rising(by: \.date).droppingLast { !$0.saysAnything }
        let forecast = Forecast(
            source: source, fetchedAt: fetchedAt, timeZone: answer.timeZone, elevation: answer.elevation,
            current: (answer.rows("current", current) + answer.rows("current_weather", current)).first,
            minutes: answer.rows("minutely_15", quarter).rising(by: \.time),
            hours: hours, days: answer.regrouped(days, by: hours))
        guard forecast.current != nil || !forecast.minutes.isEmpty || !forecast.hours.isEmpty || !forecast.days.isEmpty
        else { throw .unreadableAnswer }
        return forecast
    }

    private func current(_ table: OpenMeteoTable, clock: OpenMeteoClock) -> (Int) -> CurrentConditions? {
        let (times, conditions) = (table.cells("time"), OpenMeteoConditions(table))
        return { row in
            let conditions = conditions[row]
            guard conditions.saysAnything, let time = clock.instant(times[row]) else { return nil }
            return CurrentConditions(time: time, conditions: conditions)
        }
    }

    /// Reads steps of a quarter of an hour; nil for empty rows, as outside the area of the short-term models.
    private func quarter(_ table: OpenMeteoTable, clock: OpenMeteoClock) -> (Int) -> PrecipitationStep? {
        let (times, codes) = (table.cells("time"), table.numbers("weather_code"))
        let precipitation: OpenMeteoColumn<Precipitation> = table.column("precipitation")
        return { row in
            guard let time = clock.instant(times[row]) else { return nil }
            let step = PrecipitationStep(
                time: time, duration: 900, precipitation: precipitation[row],
                condition: codes[row].map(WMOWeatherCode.condition))
            return step.precipitation == nil && step.condition == nil ? nil : step
        }
    }

    private func hour(_ table: OpenMeteoTable, clock: OpenMeteoClock) -> (Int) -> Hour? {
        let (times, conditions) = (table.cells("time"), OpenMeteoConditions(table))
        let probability: OpenMeteoColumn<Percentage> = table.column("precipitation_probability")
        let sunshine = table.seconds("sunshine_duration", of: 3600)
        return { row in
            guard let time = clock.instant(times[row]) else { return nil }
            var hour = Hour(
                time: time, conditions: conditions[row], precipitationProbability: probability[row])
            hour.sunshineDuration = sunshine[row]
            return hour
        }
    }
}

extension Array {
    fileprivate func droppingLast(while predicate: (Element) -> Bool) -> [Element] {
        Array(prefix((lastIndex { !predicate($0) } ?? -1) + 1))
    }
}

extension [Hour] {
    /// Returns the rows with the length of their steps where a server gives fewer than one an hour.
    ///
    /// The shortest distance of two rows counts, as a row that is missing makes no other one longer. What fell is the sum since
    /// the row before.
    fileprivate func coveringTheirSteps() -> [Hour] {
        let distances = zip(self, dropFirst()).map { $1.time.timeIntervalSince($0.time) }
        guard let step = distances.min(), step > 3600, step <= 86_400 else { return self }
        return map { hour in
            var hour = hour
            hour.duration = step
            return hour
        }
    }
}

/// Reads the conditions of a table's rows, except the sunshine duration, whose period depends on the section.
struct OpenMeteoConditions {
    private let codes: OpenMeteoColumn<Double>
    private let daylight: OpenMeteoColumn<Double>
    private let readings: [OpenMeteoReading<Conditions>]

    init(_ table: OpenMeteoTable) {
        codes = table.numbers("weather_code")
        daylight = table.numbers("is_day")
        readings = [
            OpenMeteoReading("temperature_2m", in: table) { $0.temperature = $1 },
            OpenMeteoReading("apparent_temperature", in: table) { $0.apparentTemperature = $1 },
            OpenMeteoReading("dew_point_2m", in: table) { $0.dewPoint = $1 },
            OpenMeteoReading("wet_bulb_temperature_2m", in: table) { $0.wetBulbTemperature = $1 },
            OpenMeteoReading("relative_humidity_2m", in: table) { $0.relativeHumidity = $1 },
            OpenMeteoReading("pressure_msl", in: table) { $0.seaLevelPressure = $1 },
            OpenMeteoReading("surface_pressure", in: table) { $0.surfacePressure = $1 },
            OpenMeteoReading("wind_speed_10m", in: table) { $0.windSpeed = $1 },
            OpenMeteoReading("wind_gusts_10m", in: table) { $0.windGust = $1 },
            OpenMeteoReading("wind_direction_10m", in: table) { $0.windDirection = $1 },
            OpenMeteoReading("cloud_cover", in: table) { $0.cloudCover = $1 },
            OpenMeteoReading("cloud_cover_low", in: table) { $0.cloudCoverLow = $1 },
            OpenMeteoReading("cloud_cover_mid", in: table) { $0.cloudCoverMid = $1 },
            OpenMeteoReading("cloud_cover_high", in: table) { $0.cloudCoverHigh = $1 },
            OpenMeteoReading("visibility", in: table) { $0.visibility = $1 },
            OpenMeteoReading("precipitation", in: table) { $0.precipitation = $1 },
            OpenMeteoReading("snowfall", in: table) { $0.snowfall = $1 },
            OpenMeteoReading("snow_depth", in: table) { $0.snowDepth = $1 },
            OpenMeteoReading("uv_index", in: table) { $0.uvIndex = $1 },
            OpenMeteoReading("uv_index_clear_sky", in: table) { $0.uvIndexClearSky = $1 },
        ]
    }

    subscript(row: Int) -> Conditions {
        var conditions = Conditions()
        if let code = codes[row] {
            let condition = WMOWeatherCode.condition(code)
            conditions.condition = condition
            conditions.sourceDescription = condition == .unknown ? WMOWeatherCode.words(code) : nil
        }
        conditions.isDay = daylight[row].map { $0 != 0 }
        for reading in readings { reading.read(row, &conditions) }
        conditions.forgetDirectionOfCalm()
        return conditions
    }
}
