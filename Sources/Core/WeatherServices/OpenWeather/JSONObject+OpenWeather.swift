import Foundation
import WeatherModel

extension JSONObject {
    /// Reads an answer of OpenWeather; throws the error that a `cod` other than 200, a number or a text, stands for.
    init(openWeather data: Data, now: Date) throws(FetchError) {
        try self.init(only: data)
        guard let code = number("cod"), code != 200 else { return }
        guard let status = Int(exactly: code) else { throw .unreadableAnswer }
        _ = try HTTPResponse(status: status, body: data).checkedBody(now: now) { Self.openWeatherReason($0) }
        throw .unreadableAnswer
    }

    /// Returns the `message` of an error answer.
    static func openWeatherReason(_ body: Data) -> String? {
        try? JSONObject(body).text("message")
    }

    /// Returns the instant of a member in Unix seconds; nil for 0, which stands for an event that does not happen.
    func openWeatherMoment(_ key: String) -> Date? {
        guard let seconds = number(key), (1..<1e11).contains(seconds) else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }

    /// Returns the time zone for a member that is a UTC offset in seconds.
    func openWeatherZone(_ key: String) -> TimeZone? {
        TimeZone(offset: number(key))
    }

    /// Whether a row has neither `rain` nor `snow`, which are left out if they are 0.
    ///
    /// Rows without a temperature are incomplete, so that for them this means nothing.
    var openWeatherIsDry: Bool {
        !["rain", "snow"].contains { members[$0]?.isNull == false }
    }

    /// Returns the water depth of `rain` and `snow` together; nil if the row has neither.
    ///
    /// - Parameter period: The key of the period, "1h" or "3h"; nil for days, where both are plain numbers.
    func openWeatherPrecipitation(_ period: String?) -> Precipitation? {
        let fallen = ["rain", "snow"].compactMap { kind in
            period.map { object(kind)?.number($0) } ?? number(kind)
        }
        return Precipitation(checking: fallen.isEmpty ? nil : fallen.reduce(0, +))
    }

    /// The probability of precipitation, from `pop`, which is a share of 1.
    var openWeatherProbability: Percentage? {
        Percentage(checking: number("pop").map { ($0 * 100).rounded() })
    }
}
