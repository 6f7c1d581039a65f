public import Foundation
public import WeatherModel

/// Reads answers of OpenWeather's forecasts 2.5 in metric units: five days in steps of three hours, and the hourly and
/// daily ones of paid plans.
public struct OpenWeatherForecastDecoder: Sendable {
    private let fetchedAt: Date

    /// Makes a decoder that records the time of arrival in the forecast.
    public init(fetchedAt: Date) {
        self.fetchedAt = fetchedAt
    }

    /// Returns a forecast with hours, in steps of the answer's length, or with days if its rows are days.
    ///
    /// - Throws: `emptyAnswer` for a list without rows, `unreadableAnswer` if the data are not in the format, or the
    ///   error that a `cod` other than 200 stands for.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let root = try JSONObject(openWeather: data, now: fetchedAt)
        guard let list = root.objects("list") else { throw .unreadableAnswer }
        guard !list.isEmpty else { throw .emptyAnswer }
        let rows = list.prefix(OpenWeatherRows.limit)
        let zone = root.object("city")?.openWeatherZone("timezone") ?? .gmt
        let forecast = Forecast(
            source: .openWeather, fetchedAt: fetchedAt, timeZone: zone, hours: steps(rows),
            days: rows.compactMap { Day(openWeather: $0, in: zone) }.rising(by: \.date))
        guard !forecast.hours.isEmpty || !forecast.days.isEmpty else { throw .unreadableAnswer }
        return forecast
    }

    private func steps(_ rows: ArraySlice<JSONObject>) -> [Hour] {
        let times = rows.prefix(2).compactMap { $0.openWeatherMoment("dt") }
        let isHourly = times.count == 2 && times[1].timeIntervalSince(times[0]) == 3600
        let steps = rows.compactMap { row -> Hour? in
            guard let time = row.openWeatherMoment("dt"), row.object("main") != nil else { return nil }
            var step = Hour(
                time: time, duration: isHourly ? 3600 : 10_800,
                conditions: Conditions(openWeatherByKind: row, period: isHourly ? "1h" : "3h"),
                precipitationProbability: row.openWeatherProbability)
            guard step.saysAnything else { return nil }
            if row.openWeatherIsDry, step.temperature != nil { step.precipitation = Precipitation(0) }
            return step
        }
        return steps.rising(by: \.time)
    }
}
