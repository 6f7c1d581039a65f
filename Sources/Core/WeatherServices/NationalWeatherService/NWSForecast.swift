import Foundation
import WeatherModel

/// The periods of `/forecast` or `/forecast/hourly`.
struct NWSForecast {
    /// The time of the last change by the forecasters.
    let issuedAt: Date?
    /// The periods in ascending order, at least one.
    let periods: [NWSPeriod]

    init(_ data: Data) throws(FetchError) {
        let properties = try JSONObject(data).object("properties")
        guard let given = properties?.objects("periods") else { throw .unreadableAnswer }
        periods = given.compactMap(NWSPeriod.init).rising(by: \.start)
        guard !periods.isEmpty else { throw .emptyAnswer }
        issuedAt = ISOInstant.date(properties?.text("updateTime")) ?? ISOInstant.date(properties?.text("generatedAt"))
    }

    /// Returns the hourly periods as rows at the beginning of each period.
    ///
    /// The probability of precipitation and the condition of a period are moved to the row at its end; the first row
    /// takes the condition of the period that begins with it. The grid supplies values that periods do not have.
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

    /// Returns the days from half-day periods, each made of a daytime and the night after it.
    ///
    /// High, condition and wind are those of the daytime, or of the night if only that is left. The low is the lower
    /// one of the night after the day and of the rest of a night before it that begins after midnight.
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
