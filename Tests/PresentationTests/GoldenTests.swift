import Foundation
import Testing
import WeatherModel

@testable import WeatherText

/// Values × units × locales as text; each locale's file was looked at by eye.
struct GoldenTests {
    @Test(
        "values are written as the locale has it",
        arguments: ["en-US", "en-GB", "de-DE", "fr-FR", "sv-SE", "ja-JP", "ar-EG", "hi-IN", "pt-BR"])
    func matrix(locale: String) {
        let found = (quantities(locale) + times(locale)).joined(separator: "\n") + "\n"
        #expect(Golden.matches(found, "\(locale).txt"))
    }

    private func formatter(_ locale: String, _ change: (inout Units) -> Void = { _ in }) -> WeatherFormatter {
        var units = Units.metric
        change(&units)
        return WeatherFormatter(
            locale: Locale(identifier: locale), units: units, ownZone: Samples.zone("Europe/London"))
    }

    private func quantities(_ locale: String) -> [String] {
        var lines: [String] = []
        func add<Value>(
            _ quantity: String, _ unit: String, _ values: [Double?], _ value: (Double) -> Value,
            _ text: (Value?) -> String
        ) {
            for number in values {
                lines.append("\(quantity) | \(number.map { "\($0)" } ?? "nil") | \(unit) | \(text(number.map(value)))")
            }
        }
        for unit in Units.Temperature.allCases {
            let formatter = formatter(locale) { $0.temperature = unit }
            let values: [Double?] = [-40, -12.5, -5.5, -0.49, 0, 0.5, 13.4, 20.5, 37.7, nil]
            add("temperature", unit.rawValue, values, { Temperature($0) }, formatter.temperature)
            add("spoken", unit.rawValue, [-5.5, 1, 13.4], { Temperature($0) }) { formatter.spokenTemperature($0) ?? "" }
        }
        for unit in Units.Speed.allCases {
            let formatter = formatter(locale) { $0.speed = unit }
            add("wind", unit.rawValue, [0, 0.2, 4, 8.4, 17.2, 33, nil], { Speed($0) }) { speed in
                formatter.wind(speed: speed, from: Bearing(225), gust: speed.map { Speed($0.value * 1.5) })
            }
        }
        for unit in Units.Pressure.allCases {
            let formatter = formatter(locale) { $0.pressure = unit }
            add("pressure", unit.rawValue, [973.4, 1013.25, nil], { Pressure($0) }, formatter.pressure)
        }
        for unit in Units.Precipitation.allCases {
            let formatter = formatter(locale) { $0.precipitation = unit }
            add(
                "rain", unit.rawValue, [0, 0.02, 0.35, 12.34, 120, nil], { Precipitation($0) }, formatter.precipitation)
        }
        for unit in Units.Snow.allCases {
            let formatter = formatter(locale) { $0.snow = unit }
            add("snow", unit.rawValue, [0, 0.3, 4, 124, 1500, nil], { SnowDepth($0) }, formatter.snow)
        }
        for unit in Units.Distance.allCases {
            let formatter = formatter(locale) { $0.distance = unit }
            add("visibility", unit.rawValue, [80, 804, 4460, 24_140, nil], { Distance($0) }, formatter.visibility)
        }
        let formatter = formatter(locale)
        add("share", "%", [0, 5, 81.5, 100, nil], { Percentage($0) }, formatter.percentage)
        add("UV", "index", [0, 2.5, 10.5, nil], { UVIndex($0) }, formatter.uvIndex)
        add("particles", "µg/m³", [0.4, 12.3, nil], { MassConcentration($0) }, formatter.concentration)
        return lines
    }

    private func times(_ locale: String) -> [String] {
        let formatter = formatter(locale)
        let now = Samples.instant("2026-11-21T15:05:00Z")
        let midnight = Samples.instant("2026-11-22T00:00:00Z")
        var lines: [String] = []
        for name in ["Europe/London", "Asia/Tokyo", "Asia/Kathmandu", "Pacific/Pago_Pago"] {
            let zone = Samples.zone(name)
            lines.append("time | \(name) | \(formatter.time(now, in: zone))")
            lines.append("hour | \(name) | \(formatter.hour(midnight, in: zone))")
            for days in [-1.0, 0, 1, 3, 30] {
                lines.append(
                    "moment | \(name) \(days) | \(formatter.moment(midnight + days * 86_400, in: zone, at: now))")
            }
        }
        let today = CivilDate(now, in: Samples.zone("Europe/London"))
        for offset in -1...3 {
            let date = CivilDate(dayNumber: today.dayNumber + offset)
            lines.append(
                "day | \(date) | \(formatter.shortWeekday(date)) | \(formatter.dayAndMonth(date))")
        }
        for seconds in [0.0, 60, 720, 3600, 86_400] {
            lines.append("age | \(Int(seconds)) s | \(formatter.age(of: now - seconds, at: now))")
        }
        lines.append("countdown | 25 min | \(formatter.countdown(to: now + 1500, at: now))")
        return lines + ["first weekday | \(formatter.firstWeekday)"]
    }
}
