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
    /// The probability of precipitation and the condition of a period are moved to the row at its end, so the first row
    /// has none. The grid supplies values that periods do not have.
    func hours(grid: NWSGrid?) -> [Hour] {
        let hourly = periods.filter { $0.end.timeIntervalSince($0.start) == 3600 }
        let byEnd = Dictionary(hourly.map { ($0.end, $0) }) { first, _ in first }
        return hourly.map { period in
            let ended = byEnd[period.start]
            var conditions = grid?.conditions(at: period.start) ?? Conditions()
            conditions.condition = ended?.condition(rate: conditions.precipitation?.value)
            conditions.sourceDescription = ended?.words
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

    /// Returns the days from half-day periods.
    ///
    /// High, condition and wind are those of the daytime, or of the night if only that is left. The low is that of the
    /// hours from midnight to midnight; where these do not cover the day, it is that of the night that ends on its
    /// morning, which is mostly coldest towards its end.
    ///
    /// - Parameter hours: The hourly rows of the same place.
    func days(in zone: TimeZone, hours: [Hour]) -> [Day] {
        var days: [CivilDate: Day] = [:]
        let halves = periods.filter { $0.end.timeIntervalSince($0.start) <= 86400 && $0.isDay != nil }
        for period in halves {
            let date = CivilDate(period.start, in: zone)
            guard period.isDay == true || days[date] == nil else { continue }
            var day = Day(date: date)
            day.condition = period.condition
            day.precipitationProbability = period.precipitationProbability
            day.windSpeedMax = period.wind.highest
            day.windDirection = period.wind.direction
            if period.isDay == true { day.high = period.temperature }
            days[date] = day
        }
        for night in halves where night.isDay == false {
            let morning = CivilDate(night.end, in: zone)
            guard var day = days[morning] else { continue }
            day.low = [day.low, night.temperature].compactMap { $0 }.min()
            days[morning] = day
        }
        for (date, low) in Self.lows(of: hours, in: zone) { days[date]?.low = low }
        return days.values.sorted { $0.date < $1.date }
    }

    /// Returns the lowest temperature of each day that has one for each of its hours.
    private static func lows(of hours: [Hour], in zone: TimeZone) -> [CivilDate: Temperature] {
        let days = Dictionary(grouping: hours.filter { $0.temperature != nil }) { CivilDate($0.time, in: zone) }
        return days.reduce(into: [:]) { lows, day in
            guard let span = day.key.span(in: zone) else { return }
            let length = span.upperBound.timeIntervalSince(span.lowerBound)
            if Double(day.value.count) * 3600 >= length { lows[day.key] = day.value.compactMap(\.temperature).min() }
        }
    }
}
