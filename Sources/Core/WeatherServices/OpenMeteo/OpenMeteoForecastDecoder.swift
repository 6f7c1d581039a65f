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
        let hours = answer.rows("hourly", hour).rising(by: \.time).droppingLast { !$0.saysAnything }
        let days = answer.rows("daily", Day.reader).rising(by: \.date).droppingLast { !$0.saysAnything }
        let forecast = Forecast(
            source: source, fetchedAt: fetchedAt, timeZone: answer.timeZone,
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
