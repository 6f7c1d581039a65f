public import Foundation
public import WeatherModel

/// Reads answers of OpenWeather's One Call 3.0 and 4.0 in metric units, without their warnings.
public struct OpenWeatherOneCallDecoder: Sendable {
    private let fetchedAt: Date

    /// Makes a decoder that records the time of arrival in the forecast.
    public init(fetchedAt: Date) {
        self.fetchedAt = fetchedAt
    }

    /// Returns the forecast of an answer of 3.0; blocks that the answer leaves out are missing.
    ///
    /// - Throws: `unreadableAnswer` if the data are not in the format, or the error that a `cod` other than 200 stands
    ///   for.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let root = try JSONObject(openWeather: data, now: fetchedAt)
        return try forecast(
            root, current: root.object("current"), minutes: root.objects("minutely"), hours: root.objects("hourly"),
            days: root.objects("daily"))
    }

    /// Returns the single part in an answer of 4.0, whose rows lie under `data`, and whether there is a further page.
    ///
    /// The address of that page is not returned, as it contains the key.
    func page(of rows: OpenWeatherRows, from data: Data) throws(FetchError) -> (forecast: Forecast, goesOn: Bool) {
        let root = try JSONObject(openWeather: data, now: fetchedAt)
        guard let list = root.objects("data") else { throw .unreadableAnswer }
        let forecast = try forecast(
            root, current: rows == .current ? list.first : nil, minutes: rows == .minutes ? list : nil,
            hours: rows == .hours ? list : nil, days: rows == .days ? list : nil)
        return (forecast, root.text("next") != nil)
    }

    private func forecast(
        _ root: JSONObject, current: JSONObject?, minutes: [JSONObject]?, hours: [JSONObject]?, days: [JSONObject]?
    ) throws(FetchError) -> Forecast {
        let zone =
            root.text("timezone").flatMap(TimeZone.init(identifier:)) ?? root.openWeatherZone("timezone_offset") ?? .gmt
        let forecast = Forecast(
            source: .openWeather, fetchedAt: fetchedAt, timeZone: zone, current: current.flatMap(conditions),
            minutes: read(minutes, minute).rising(by: \.time), hours: read(hours, hour).rising(by: \.time),
            days: read(days) { Day(openWeather: $0, in: zone) }.rising(by: \.date))
        guard forecast.current != nil || !forecast.minutes.isEmpty || !forecast.hours.isEmpty || !forecast.days.isEmpty
        else { throw .unreadableAnswer }
        return forecast
    }

    private func read<Row>(_ rows: [JSONObject]?, _ row: (JSONObject) -> Row?) -> [Row] {
        (rows ?? []).prefix(OpenWeatherRows.limit).compactMap(row)
    }

    private func conditions(_ row: JSONObject) -> CurrentConditions? {
        let conditions = Conditions(openWeatherSideBySide: row)
        guard conditions.saysAnything, let time = row.openWeatherMoment("dt") else { return nil }
        return CurrentConditions(time: time, conditions: conditions)
    }

    /// Returns a step of a minute, whose intensity the answer gives in millimetres an hour.
    private func minute(_ row: JSONObject) -> PrecipitationStep? {
        guard let time = row.openWeatherMoment("dt"),
            let precipitation = Precipitation(checking: row.number("precipitation").map { $0 / 60 })
        else { return nil }
        return PrecipitationStep(time: time, duration: 60, precipitation: precipitation)
    }

    private func hour(_ row: JSONObject) -> Hour? {
        guard let time = row.openWeatherMoment("dt") else { return nil }
        var hour = Hour(
            time: time, conditions: Conditions(openWeatherSideBySide: row),
            precipitationProbability: row.openWeatherProbability)
        guard hour.saysAnything else { return nil }
        if row.openWeatherIsDry, hour.temperature != nil { hour.precipitation = Precipitation(0) }
        return hour
    }
}
