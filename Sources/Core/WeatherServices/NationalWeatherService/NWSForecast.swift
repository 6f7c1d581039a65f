import Foundation
import WeatherModel

/// The periods of `/forecast` or `/forecast/hourly`.
struct NWSForecast {
    /// When the forecasters last changed it.
    let issuedAt: Date?
    /// In rising order; at least one.
    let periods: [NWSPeriod]

    init(_ data: Data) throws(FetchError) {
        let properties = try JSONObject(data).object("properties")
        guard let given = properties?.objects("periods") else { throw .unreadableAnswer }
        periods = given.compactMap(NWSPeriod.init).rising(by: \.start)
        guard !periods.isEmpty else { throw .emptyAnswer }
        issuedAt = ISOInstant.date(properties?.text("updateTime")) ?? ISOInstant.date(properties?.text("generatedAt"))
    }

    /// Hourly periods as rows at their beginnings.
    ///
    /// The chance of precipitation goes to the row at a period's end, and with it the weather; the first row, before
    /// which there is no period, has the weather of the one it begins. What the periods leave out the grid may have.
    func hours(grid: NWSGrid?) -> [Hour] {
        let hourly = periods.filter { $0.end.timeIntervalSince($0.start) == 3600 }
        let byEnd = Dictionary(hourly.map { ($0.end, $0) }) { first, _ in first }
        return hourly.map { period in
            let ended = byEnd[period.start]
            let weather = ended?.condition == nil ? period : ended ?? period
            var conditions = grid?.conditions(at: period.start) ?? Conditions()
            conditions.condition = weather.condition
            conditions.sourceDescription = weather.words
            conditions.isDay = period.isDay
            conditions.temperature = period.temperature ?? conditions.temperature
            conditions.dewPoint = period.dewPoint ?? conditions.dewPoint
            conditions.relativeHumidity = period.relativeHumidity ?? conditions.relativeHumidity
            conditions.windSpeed = period.wind.speed ?? conditions.windSpeed
            conditions.windDirection = period.wind.direction ?? conditions.windDirection
            conditions.forgetDirectionOfCalm()
            return Hour(
                time: period.start, conditions: conditions,
                precipitationProbability: ended?.precipitationProbability)
        }
    }

    /// Days of the place from periods of half a day.
    ///
    /// A day's high, weather and wind are those of its daytime. A night's low comes towards its end and so belongs to
    /// the day on which the night ends.
    func days(in zone: TimeZone) -> [Day] {
        var days: [CivilDate: Day] = [:]
        for period in periods where period.end.timeIntervalSince(period.start) <= 86400 {
            let date = CivilDate(period.isDay == false ? period.end : period.start, in: zone)
            var day = days[date] ?? Day(date: date)
            switch period.isDay {
            case true?:
                day.high = period.temperature
                day.condition = period.condition
                day.precipitationProbability = period.precipitationProbability
                day.windSpeedMax = period.wind.highest
                day.windDirection = period.wind.direction
            case false?: day.low = period.temperature
            case nil: continue
            }
            days[date] = day
        }
        return days.values.sorted { $0.date < $1.date }
    }
}
