import Foundation
import WeatherModel

extension JSONObject {
    /// An answer of OpenWeather's, or the error that a `cod` other than 200 stands for, be it a number or a text.
    init(openWeather data: Data, now: Date) throws(FetchError) {
        try self.init(data)
        guard let code = number("cod"), code != 200 else { return }
        guard let status = Int(exactly: code) else { throw .unreadableAnswer }
        _ = try HTTPResponse(status: status, body: data).checkedBody(now: now) { Self.openWeatherReason($0) }
        throw .unreadableAnswer
    }

    /// The `message` of a refusal.
    static func openWeatherReason(_ body: Data) -> String? {
        try? JSONObject(body).text("message")
    }

    /// A member in Unix seconds; nil for 0, which stands for a time that does not come.
    func openWeatherMoment(_ key: String) -> Date? {
        guard let seconds = number(key), (1..<1e11).contains(seconds) else { return nil }
        return Date(timeIntervalSince1970: seconds)
    }

    /// An offset from Greenwich in seconds.
    func openWeatherZone(_ key: String) -> TimeZone? {
        TimeZone(offset: number(key))
    }

    /// Whether a row of a forecast has neither `rain` nor `snow`, which are left out where they would be 0.
    ///
    /// Of a row without a temperature, which is none that can be relied on, that says nothing.
    var openWeatherIsDry: Bool {
        !["rain", "snow"].contains { members[$0].map { !($0 is NSNull) } ?? false }
    }

    /// The depth of water in `rain` and `snow` together; nil where neither is there.
    ///
    /// - Parameter period: "1h" or "3h"; nil for days, where both are plain numbers.
    func openWeatherPrecipitation(_ period: String?) -> Precipitation? {
        let fallen = ["rain", "snow"].compactMap { kind in
            period.map { object(kind)?.number($0) } ?? number(kind)
        }
        return Precipitation(checking: fallen.isEmpty ? nil : fallen.reduce(0, +))
    }

    /// `pop`, which is a share of 1.
    var openWeatherProbability: Percentage? {
        Percentage(checking: number("pop").map { ($0 * 100).rounded() })
    }
}
