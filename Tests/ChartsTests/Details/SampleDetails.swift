import Foundation
import WeatherModel

@testable import WeatherText

/// Cards of a made-up day, with midnights, peaks at both ends and every kind.
enum SampleDetails {
    private static let start = Date(timeIntervalSince1970: 1_769_644_800)

    /// - Parameter day: Its midnight, where the dot of now lies at the very edge.
    static func cards(latitude: Double = 60, in day: String = "2026-01-29T00:00:00Z") -> [DetailCard] {
        guard let start = try? Date(day, strategy: .iso8601) else { return [] }
        let source = WeatherSource(id: "a", name: "A", attribution: "A", homepage: "")
        let zone = TimeZone.gmt
        let hours = (0..<30).map { index in
            var hour = Hour(time: start + Double(index) * 3600)
            let wave = sin(Double(index) / 24 * 2 * .pi)
            hour.windSpeed = Speed(8 + 6 * wave)
            hour.windDirection = Bearing(Double(index * 15 % 360))
            hour.apparentTemperature = Temperature(20 * wave)
            hour.temperature = Temperature(18 * wave)
            hour.relativeHumidity = Percentage(70 + 29 * wave)
            hour.seaLevelPressure = Pressure(1013 - Double(index))
            hour.visibility = Distance(20_000 - 19_000 * wave)
            hour.uvIndex = UVIndex(max(0, 6 * wave))
            return hour
        }
        var report = WeatherReport(timeZone: zone, hours: Sourced(hours, source: source, fetchedAt: start))
        let air = (0..<30).map { index in
            AirQuality(
                time: start + Double(index) * 3600,
                indices: [AirQualityIndex(.european, checking: Double(90 - index * 3))].compactMap { $0 })
        }
        report.airQuality = Sourced(AirQualityReport(hours: air), source: source, fetchedAt: start)
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), units: .metric, ownZone: zone)
        let context = SentenceContext(formatter, in: zone, at: start)
        guard let place = Coordinates(latitude: latitude, longitude: 0) else { return [] }
        return DetailCards(of: report.settled(at: start), over: place, context).all
    }

    /// Known in the morning and in the evening only, with now between.
    static var broken: DetailCourse? {
        let rows: [DetailCourse.Row] = (0..<25).map { index in
            (start + Double(index) * 3600, 3600, (8..<16).contains(index) ? nil : 1000 + Double(index))
        }
        return DetailCourse(rows, over: start..<start + 86_400, at: start + 43_200)
    }
}
