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

    /// The forecast in one answer, the first of several places'; rows after the end of the model, which hold nothing,
    /// are left out.
    ///
    /// - Throws: `unreadableAnswer` for what is not JSON or holds no value at all, `serverTrouble` for an error in a 200.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let answer = try OpenMeteoAnswer(data, variables: .forecast)
        let forecast = Forecast(
            source: source, fetchedAt: fetchedAt, timeZone: answer.timeZone,
            current: (answer.rows("current", current) + answer.rows("current_weather", current)).first,
            minutes: answer.rows("minutely_15", quarter).rising(by: \.time),
            hours: answer.rows("hourly", hour).rising(by: \.time).droppingLast { !$0.saysAnything },
            days: answer.rows("daily", Day.init(openMeteo:row:clock:)).rising(by: \.date)
                .droppingLast { !$0.saysAnything })
        guard forecast.current != nil || !forecast.minutes.isEmpty || !forecast.hours.isEmpty || !forecast.days.isEmpty
        else { throw .unreadableAnswer }
        return forecast
    }

    private func current(_ table: OpenMeteoTable, row: Int, clock: OpenMeteoClock) -> CurrentConditions? {
        let conditions = Conditions(openMeteo: table, row: row)
        guard conditions.saysAnything, let time = clock.instant(table.cell("time", row)) else { return nil }
        return CurrentConditions(time: time, conditions: conditions)
    }

    /// Nil for the rows without a value that places outside the short-term models have.
    private func quarter(_ table: OpenMeteoTable, row: Int, clock: OpenMeteoClock) -> PrecipitationStep? {
        guard let time = clock.instant(table.cell("time", row)) else { return nil }
        let step = PrecipitationStep(
            time: time, duration: 900, precipitation: table.value("precipitation", row),
            condition: table.number("weather_code", row).map(WMOWeatherCode.condition))
        return step.precipitation == nil && step.condition == nil ? nil : step
    }

    private func hour(_ table: OpenMeteoTable, row: Int, clock: OpenMeteoClock) -> Hour? {
        guard let time = clock.instant(table.cell("time", row)) else { return nil }
        var hour = Hour(
            time: time, conditions: Conditions(openMeteo: table, row: row),
            precipitationProbability: table.value("precipitation_probability", row))
        hour.sunshineDuration = table.seconds("sunshine_duration", row, of: 3600)
        return hour
    }
}

extension Array {
    fileprivate func droppingLast(while predicate: (Element) -> Bool) -> [Element] {
        Array(prefix((lastIndex { !predicate($0) } ?? -1) + 1))
    }
}
