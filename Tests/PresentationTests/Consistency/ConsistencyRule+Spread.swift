import Foundation
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

extension ConsistencyRule {
    /// How sure the page is.
    static let spread: [ConsistencyRule] = [
        ConsistencyRule("The band of an hour holds the temperature of that hour") { page in
            page.chart?.hours.first { hour in
                guard let band = hour.band, let value = hour.value else { return hour.band != nil }
                return !band.contains(value)
            }.map { "\($0.value as Any) | \($0.band as Any)" }
        },
        ConsistencyRule(
            "A range in words has its ends two degrees apart at least, and the number beside it between them"
        ) {
            page in
            for hour in page.chart?.hours ?? [] where hour.certaintyText.contains("between") {
                let numbers = degrees(hour.certaintyText.split(separator: " · ").first.map(String.init) ?? "")
                guard numbers.count == 2, numbers[1] - numbers[0] >= 2, let shown = degrees(hour.valueText).first,
                    (numbers[0]...numbers[1]).contains(shown)
                else { return "\(hour.valueText) | \(hour.certaintyText)" }
            }
            for day in page.days {
                guard let told = day.rangedWeather else { continue }
                let numbers = degrees(String(told.dropFirst(day.weather.count)))
                guard numbers.count == 2, numbers[1] - numbers[0] >= 4, let high = degrees(day.highText).first,
                    (numbers[0]...numbers[1]).contains(high)
                else { return "\(day.id) \(day.highText) | \(told)" }
            }
            return nil
        },
        ConsistencyRule("No hour's band goes beyond those of its day's high and low, which hold the numbers shown") {
            page in
            for day in page.settled.comingDays {
                guard let bands = page.settled.bands(of: day), let span = day.date.span(in: page.zone) else { continue }
                guard let low = day.low, let high = day.high, bands.low.lowest <= low, low <= bands.low.highest,
                    bands.high.lowest <= high, high <= bands.high.highest
                else { return "\(day.date) \(day.low as Any) \(day.high as Any) | \(bands)" }
                for row in page.settled.hourRows where span.contains(row.time) {
                    guard let band = row.band else { continue }
                    if band.highest > bands.high.highest || band.lowest < bands.low.lowest
                        || band.lowest > bands.high.lowest || band.highest < bands.low.highest
                    {
                        return "\(row.time) \(band) | \(bands)"
                    }
                }
            }
            return nil
        },
        ConsistencyRule("Dry in some runs is said of dry hours alone, and agrees with the chance of rain") { page in
            for (hour, span) in zip(page.chart?.hours ?? [], page.spans) where hour.certaintyText.contains("dry in") {
                let row = page.hours.first { $0.time == span.start.time }
                if let row, !row.isNow, GeneratedPage.isWet(row.weather) {
                    return "\(row.weather) | \(hour.certaintyText)"
                }
                guard let runs = hour.certaintyText.split(separator: "dry in ").last.flatMap({ Int($0.prefix(1)) }),
                    let chance = hour.chance, abs((100 - chance) / 10 - Double(runs)) <= 0.5
                else { return "\(hour.chance as Any) | \(hour.certaintyText)" }
            }
            return nil
        },
        ConsistencyRule("The soft ends of a day's bar reach as far as its range in words") { page in
            page.days.first { day in
                guard let told = day.rangedWeather, let high = degrees(day.highText).first else { return false }
                let end = degrees(told).last
                let drawn = day.reach.map { degrees(Samples.formatter.temperature($0.highest)).first } ?? high
                // An end within a degree of the high is not drawn.
                return end != drawn && (drawn != high || (end ?? 0) - high > 1)
            }.map { "\($0.rangedWeather ?? "") | \($0.reach as Any)" }
        },
    ]

    /// The whole numbers of a text, with their signs.
    private static func degrees(_ text: String) -> [Int] {
        text.replacing("\u{2212}", with: "-").split { !($0.isNumber || $0 == "-") }.compactMap { Int($0) }
    }
}
