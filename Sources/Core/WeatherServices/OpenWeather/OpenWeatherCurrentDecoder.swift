public import Foundation
public import WeatherModel

/// Reads answers of OpenWeather's current weather 2.5, asked for in metric units.
public struct OpenWeatherCurrentDecoder: Sendable {
    private let fetchedAt: Date

    /// The moment is passed on into the forecast.
    public init(fetchedAt: Date) {
        self.fetchedAt = fetchedAt
    }

    /// A forecast with current weather alone.
    ///
    /// - Throws: `unreadableAnswer` for what is not the format, or the error that a `cod` other than 200 stands for.
    public func forecast(from data: Data) throws(FetchError) -> Forecast {
        let root = try JSONObject(data)
        if let code = root.number("cod").flatMap({ Int(exactly: $0) }), code != 200 {
            _ = try HTTPResponse(status: code, body: data).checkedBody(now: fetchedAt) { Self.reason($0) }
            throw .unreadableAnswer
        }
        guard let time = root.number("dt"), root.object("main") != nil, (0..<1e11).contains(time) else {
            throw .unreadableAnswer
        }
        let zone = root.number("timezone").flatMap { Int(exactly: $0) }.flatMap(TimeZone.init(secondsFromGMT:))
        return Forecast(
            source: .openWeather, fetchedAt: fetchedAt, timeZone: zone ?? .gmt,
            current: CurrentConditions(time: Date(timeIntervalSince1970: time), conditions: conditions(root)))
    }

    /// The `message` of a refusal.
    static func reason(_ body: Data) -> String? {
        try? JSONObject(body).text("message")
    }

    private func conditions(_ root: JSONObject) -> Conditions {
        // The first of several is the primary one.
        let weather = root.objects("weather")?.first
        let main = root.object("main")
        let wind = root.object("wind")
        var conditions = Conditions()
        conditions.condition = weather?.number("id").map(OpenWeatherCondition.condition)
        conditions.sourceDescription = weather?.text("description")
        conditions.isDay = isDay(icon: weather?.text("icon"))
        conditions.temperature = Temperature(checking: main?.number("temp"))
        conditions.apparentTemperature = Temperature(checking: main?.number("feels_like"))
        conditions.relativeHumidity = Percentage(checking: main?.number("humidity"))
        conditions.seaLevelPressure = Pressure(checking: main?.number("sea_level") ?? main?.number("pressure"))
        conditions.surfacePressure = Pressure(checking: main?.number("grnd_level"))
        conditions.windSpeed = Speed(checking: wind?.number("speed"))
        conditions.windGust = Speed(checking: wind?.number("gust"))
        conditions.windDirection = Bearing(checking: wind?.number("deg"))
        conditions.cloudCover = Percentage(checking: root.object("clouds")?.number("all"))
        conditions.visibility = Distance(checking: root.number("visibility"))
        // Both are depths of water; a dry hour has neither.
        let fallen = ["rain", "snow"].compactMap { root.object($0)?.number("1h") }
        conditions.precipitation = Precipitation(checking: fallen.isEmpty ? nil : fallen.reduce(0, +))
        return conditions
    }

    /// "01d" by day, "01n" by night.
    private func isDay(icon: String?) -> Bool? {
        switch icon?.last {
        case "d": true
        case "n": false
        default: nil
        }
    }
}
