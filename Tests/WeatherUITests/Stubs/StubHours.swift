import Charts
import Foundation
import WeatherModel
import WeatherText

/// Hours that get a degree warmer each, from midnight of 21 November 2026 in UTC.
enum StubHours {
    static let start = Date(timeIntervalSince1970: 1_795_219_200)

    /// - Parameters:
    ///   - dropped: How many of the first hours have fallen away.
    ///   - now: Hours from the beginning, before any fell away, to now.
    ///   - rain: Millimetres in each hour.
    static func chart(
        _ count: Int, dropping dropped: Int = 0, now: Double = 0.5, metric: ChartMetric = .temperature, rain: Double = 0
    ) -> HoursChart? {
        let hours = (dropped..<count).map { index in
            var hour = Hour(time: start.addingTimeInterval(Double(index) * 3600))
            hour.condition = .clear
            hour.temperature = Temperature(Double(index))
            hour.precipitation = Precipitation(rain)
            return hour
        }
        let formatter = WeatherFormatter(
            locale: Locale(identifier: "en_GB"), units: .metric, ownZone: TimeZone(secondsFromGMT: 0) ?? .current)
        let context = SentenceContext(
            formatter, in: TimeZone(secondsFromGMT: 0) ?? .current, at: start.addingTimeInterval(now * 3600))
        return HoursChart(metric, hours: hours, missing: { $0 }, context)
    }
}
