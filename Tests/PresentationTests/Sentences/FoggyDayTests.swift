import Foundation
import Testing
import WeatherModel

@testable import Presentation
@testable import WeatherText

/// Fog of a few hours is not lost in a sunny day.
struct FoggyDayTests {
    /// A day of London from midnight on, an hour a letter: "f" freezing fog, "." clear.
    private func report(_ letters: String) -> WeatherReport {
        let midnight = Samples.instant("2026-11-22T00:00:00Z")
        var hours = Sky.hours(letters, from: midnight)
        for (index, letter) in letters.enumerated() {
            hours[index + 1].condition = letter == "f" ? .rimeFog : .clear
            hours[index].temperature = Temperature(letter == "f" ? -2 : 1)
        }
        return WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: midnight, timeZone: Samples.zone("Europe/London"), hours: hours,
                days: [Samples.day("2026-11-22", low: -2, high: 1)]))
    }

    private func told(_ letters: String) -> (row: String?, tile: String?) {
        let (report, now) = (report(letters), Samples.instant("2026-11-22T00:00:00Z"))
        let place = Samples.london.coordinates
        return (
            DayRow.rows(of: report, over: place, at: now, formatter: Samples.formatter).first?.weather,
            ForecastTiles(of: report, over: place, Sky.context(at: now)).all.first { $0.id == .today }?.sentence
        )
    }

    @Test("ten hours of freezing fog in the morning are told before the sun")
    func morning() {
        let told = told(String(repeating: "f", count: 10) + String(repeating: ".", count: 14))
        #expect(told.row == "Freezing fog, then sunny")
        #expect(told.tile == "Dry, freezing fog until 10:00, then sunny")
    }

    @Test("fog that comes in the evening is told after it")
    func evening() {
        let told = told(String(repeating: ".", count: 20) + "ffff")
        #expect(told.row == "Sunny, then freezing fog")
    }

    @Test("an hour or two of fog are not worth a word, and a day of fog has no other")
    func others() {
        #expect(told("ff" + String(repeating: ".", count: 22)).row?.contains("fog") == false)
        #expect(told(String(repeating: "f", count: 24)).row?.hasPrefix("Foggy") == true)
    }
}
