import Foundation
import WeatherModel

@testable import Charts
@testable import WeatherText

/// Weather of London on Tuesday 24 November, 13:05, with hours from yesterday on.
enum QuantityStage {
    /// The quantities with a value for each hour.
    static let hourly = PageQuantity.allCases.filter { $0 != .sky }
    static let now = Samples.instant("2026-11-24T13:05:00Z")
    static let start = Samples.instant("2026-11-23T00:00:00Z")
    static var context: SentenceContext {
        SentenceContext(Samples.formatter, in: Samples.zone("Europe/London"), at: now)
    }

    /// Hours of every quantity, a day warmer by noon, with rain each evening.
    static func hours(days: Int, change: (Int, inout Hour) -> Void = { _, _ in }) -> [Hour] {
        (0..<days * 24 + 1).map { index in
            let clock = Double(index % 24)
            var hour = Hour(time: start + Double(index) * 3600)
            hour.condition = clock == 18 ? .rain : .overcast
            hour.temperature = Temperature(6 - 8 * cos((clock - 2) / 24 * 2 * .pi) + Double(index / 24))
            hour.windSpeed = Speed(3 + clock / 4)
            hour.windGust = Speed(7 + clock / 3)
            hour.windDirection = Bearing(230)
            hour.relativeHumidity = Percentage(70 - clock)
            hour.dewPoint = Temperature(2)
            hour.seaLevelPressure = Pressure(1000 + Double(index) / 8)
            hour.visibility = Distance(2000 + clock * 900)
            hour.cloudCover = Percentage(80)
            hour.uvIndex = UVIndex(max(0, 4 - abs(clock - 12)))
            hour.precipitation = Precipitation(clock == 18 ? 3 : 0)
            hour.precipitationProbability = Percentage(clock == 18 ? 90 : 5)
            change(index, &hour)
            return hour
        }
    }

    static func report(
        days: Int = 17, present: Conditions? = nil, kind: ValueKind = .observed, at now: Date = now,
        change: (Int, inout Hour) -> Void = { _, _ in }
    ) -> SettledReport {
        let current = present.map {
            CurrentConditions(time: now - 300, kind: kind, station: "London", conditions: $0)
        }
        let rows = hours(days: days, change: change)
        var report = Samples.report(
            fetched: "2026-11-24T13:01:00Z", current: current, hours: rows,
            days: (1..<days).map { day in
                Day(date: CivilDate(start + Double(day) * 86_400 + 3600, in: Samples.zone("Europe/London")))
            }
        )
        report.airQuality = Sourced(
            AirQualityReport(hours: air(days: min(days - 1, 5))), source: Samples.source, fetchedAt: now - 240)
        return report.settled(at: now)
    }

    /// Air of each hour from today's midnight on: best at night, fair by day, a class worse each afternoon of the 26th.
    static func air(days: Int, change: (Int, inout AirQuality) -> Void = { _, _ in }) -> [AirQuality] {
        (0..<days * 24).map { index in
            let clock = Double(index % 24)
            var air = AirQuality(
                time: start + Double(24 + index) * 3600,
                indices: [
                    AirQualityIndex(.european, checking: 15 + max(0, 12 - abs(clock - 15)) + (index / 24 == 2 ? 20 : 0))
                ].compactMap { $0 },
                pollutants: [
                    .ozone: MassConcentration(60 + clock), .pm2_5: MassConcentration(8), .pm10: MassConcentration(14),
                    .carbonMonoxide: MassConcentration(200),
                ], pollen: [.birch: PollenCount(index < 24 ? 142 : 4), .olive: PollenCount(0)])
            change(index, &air)
            return air
        }
    }

    static func made(
        _ quantity: PageQuantity, _ report: SettledReport = report(), reports: [CurrentConditions] = [],
        days: Int = 16
    ) -> QuantityChart.Made? {
        QuantityChart.made(
            of: quantity, in: report, reports: reports, days: days, over: Samples.london.coordinates,
            SentenceContext(Samples.formatter, in: Samples.zone("Europe/London"), at: report.now))
    }

    /// What a station reported each hour of yesterday and today, minutes after it: so many degrees.
    static func reports(_ degrees: Double, kind: ValueKind = .observed) -> [CurrentConditions] {
        (0..<37).map { hour in
            CurrentConditions(
                time: start + Double(hour) * 3600 + 120, kind: kind, conditions: Samples.conditions(.clear, degrees))
        }
    }
}
