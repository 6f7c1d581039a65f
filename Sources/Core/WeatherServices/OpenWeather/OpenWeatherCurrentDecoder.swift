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
        let root = try JSONObject(openWeather: data, now: fetchedAt)
        let conditions = Conditions(openWeatherByKind: root, period: "1h")
        guard let time = root.openWeatherMoment("dt"), root.object("main") != nil, conditions.saysAnything else {
            throw .unreadableAnswer
        }
        return Forecast(
            source: .openWeather, fetchedAt: fetchedAt, timeZone: root.openWeatherZone("timezone") ?? .gmt,
            current: CurrentConditions(time: time, conditions: conditions))
    }
}
