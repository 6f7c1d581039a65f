public import Foundation
public import WeatherModel

/// Reads answers of OpenWeather's Current Weather 2.5 in metric units.
public struct OpenWeatherCurrentDecoder: Sendable {
    private let fetchedAt: Date

    /// Makes a decoder that records the time of arrival in the forecast.
    public init(fetchedAt: Date) {
        self.fetchedAt = fetchedAt
    }

    /// Returns a forecast with current conditions only.
    ///
    /// - Throws: `unreadableAnswer` if the data are not in the format, or the error that a `cod` other than 200 stands
    ///   for.
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
