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
            var conditions = grid?.conditions(at: period.start) ?? Conditions()
            let told = ended?.condition(rate: conditions.precipitation?.value)
            let weather = told == nil ? period : ended ?? period
            conditions.condition = told ?? period.condition
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

    /// Days of the place from periods of half a day, as the service pairs them: a day with the night that begins on it.
    ///
    /// A day's high, weather and wind are those of its daytime, or in the evening of the night alone. Of the rest of a night
    /// before its day, which begins after midnight, and of the night after it the lower low counts.
    func days(in zone: TimeZone) -> [Day] {
        var days: [CivilDate: Day] = [:]
        for period in periods where period.end.timeIntervalSince(period.start) <= 86400 {
            guard let isDay = period.isDay else { continue }
            let date = CivilDate(period.start, in: zone)
            var day = days[date] ?? Day(date: date)
            if isDay {
                day.high = period.temperature
                day.condition = period.condition
                day.precipitationProbability = period.precipitationProbability
                day.windSpeedMax = period.wind.highest
                day.windDirection = period.wind.direction
            } else {
                day.low = [day.low, period.temperature].compactMap { $0 }.min()
                if days[date] == nil {
                    day.condition = period.condition
                    day.precipitationProbability = period.precipitationProbability
                    day.windSpeedMax = period.wind.highest
                    day.windDirection = period.wind.direction
                }
            }
            days[date] = day
        }
        return days.values.sorted { $0.date < $1.date }
    }
}
