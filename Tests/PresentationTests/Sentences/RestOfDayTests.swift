import Foundation
import Testing
import WeatherModel

@testable import Presentation
@testable import WeatherText

/// What is left of a day is told as it will be, whatever the whole of it is like.
struct RestOfDayTests {
    /// A day of London from midnight on, an hour a letter: "r" rain, "s" snow, "f" freezing fog, "c" overcast, "." clear.
    private func told(
        _ letters: String, on date: String, at clock: String, over place: Coordinates = Samples.london.coordinates,
        degrees: (Int) -> Double = { _ in 8 }
    ) -> (tile: ForecastTile?, row: DayRow?) {
        let (midnight, now) = (Samples.instant("\(date)T00:00:00Z"), Samples.instant("\(date)T\(clock):00Z"))
        var hours = Sky.hours(letters.replacing(/[fc]/, with: "."), from: midnight)
        for (index, letter) in letters.enumerated() {
            if letter != "r" && letter != "s" {
                hours[index + 1].condition = letter == "f" ? .rimeFog : letter == "c" ? .overcast : .clear
            }
            hours[index].temperature = Temperature(degrees(index))
        }
        let report = WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: now, timeZone: .gmt, hours: hours, days: [Samples.day(date)]))
        let context = SentenceContext(Samples.formatter, in: .gmt, at: now)
        return (
            ForecastTiles(of: report, over: place, context).all.first { $0.id == .today },
            DayRow.rows(of: report, over: place, at: now, formatter: Samples.formatter).first
        )
    }

    private func hours(_ letter: String, _ count: Int) -> String { String(repeating: letter, count: count) }

    @Test("an evening that clears long after sunset does not brighten up, and has no sun in its picture")
    func evening() {
        let told = told(hours("c", 21) + "...", on: "2026-11-22", at: "15:45")
        #expect(told.tile?.sentence == "Dry, clearing")
        #expect(told.row?.weather == "Clearing")
        #expect(told.tile?.artworkName == "fairweather-partly-cloudy-night")
        #expect(told.row?.artworkName == told.tile?.artworkName)
    }

    @Test(
        "while the sun is to shine for half an hour it is in words and picture of today",
        arguments: ["12:00", "13:20", "14:50", "15:25"])
    func noon(clock: String) {
        let told = told(hours(".", 24), on: "2026-11-22", at: clock)
        #expect(told.tile?.sentence == "Dry and sunny" && told.row?.weather == "Sunny")
        #expect(told.tile?.artworkName == "fairweather-clear" && told.row?.artworkName == "fairweather-clear")
    }

    @Test(
        "at 70° north a day of two hours is one with sun, and one in the polar night is not",
        arguments: [("2026-01-24", true), ("2026-12-21", false)])
    func north(date: String, hasSun: Bool) throws {
        let tromso = try #require(Coordinates(latitude: 69.65, longitude: 18.96))
        let told = told(hours(".", 24), on: date, at: "00:00", over: tromso)
        #expect(told.tile?.sentence == (hasSun ? "Dry and sunny" : "Dry and clear"))
        #expect(told.tile?.artworkName == (hasSun ? "fairweather-clear" : "fairweather-clear-night"))
    }

    @Test("rain and snow of one day are both named and depicted, and its chance is that of either")
    func rainAndSnow() {
        for letters in ["ssssssrrr", "rrrrrrsss"] {
            let told = told(hours(".", 14) + letters + ".", on: "2026-12-05", at: "08:20")
            #expect(
                told.row?.weather.lowercased().contains("rain and snow") == true
                    || told.row?.weather.lowercased().contains("snow and rain") == true)
            #expect(told.row?.artworkName == "fairweather-sleet" && told.tile?.artworkName == "fairweather-sleet")
            #expect(told.row?.spokenText.contains("90 percent chance of rain or snow") == true)
        }
    }

    @Test("a whole day has its sun in words and picture in December, too")
    func shortDay() {
        let told = told(hours(".", 24), on: "2026-12-21", at: "00:00")
        #expect(told.tile?.sentence == "Dry and sunny")
        #expect(told.tile?.artworkName == "fairweather-clear")
    }

    @Test("heat after rain is told")
    func heat() {
        let day = hours("r", 8) + hours(".", 16)
        let coming = told(day, on: "2026-07-04", at: "11:20") { $0 == 15 ? 33 : 26 }
        #expect(coming.tile?.sentence == "Dry from now on and hot, 33° by 15:00")
        let present = told(day, on: "2026-07-04", at: "11:20") { $0 == 11 ? 33 : 26 }
        #expect(present.tile?.sentence == "Dry from now on and hot, 33°", "it is not warmest at a time that is past")
    }

    @Test("fog after rain is told")
    func fog() {
        let told = told("rrr" + hours("f", 7) + hours(".", 14), on: "2026-11-22", at: "04:20")
        #expect(told.tile?.sentence == "Dry from now on, freezing fog until 10:00, then sunny")
    }

    @Test("frost after rain is told")
    func frost() {
        let told = told("rrr" + hours(".", 21), on: "2026-11-22", at: "08:20") { $0 < 20 ? 3 : -2 }
        #expect(told.tile?.sentence == "Dry from now on, sunny, frost from 20:00")
    }

    @Test("the present hour has no chance of its whole where steps of a few minutes tell the rest")
    func presentHour() {
        var report = Sky.report("R...")
        func now() -> HourRow? {
            HourRow.rows(
                of: report, over: Samples.london.coordinates, at: Sky.now, formatter: Samples.formatter
            ).first
        }
        #expect(now()?.precipitationText == "95%")
        report.minutes = Sky.report(minutes: "rr......").minutes
        #expect(now()?.precipitationText == "0.5 mm")
        report.minutes = Sky.report(minutes: "........").minutes
        #expect(now()?.precipitationText == nil)
    }

    @Test("a day to come that is dry for hours before its rain does not begin with rain")
    func dryStart() {
        func row(_ letters: String) -> String? {
            let report = WeatherReport(
                Forecast(
                    source: Samples.source, fetchedAt: Samples.instant("2026-11-21T10:00:00Z"), timeZone: .gmt,
                    hours: Sky.hours(hours(".", 14) + letters), days: [Samples.day("2026-11-22")]))
            let now = Samples.instant("2026-11-21T10:20:00Z")
            return DayRow.rows(
                of: report, over: Samples.london.coordinates, at: now, formatter: Samples.formatter
            ).first { $0.id == "2026-11-22" }?.weather
        }
        #expect(row(hours(".", 5) + hours("r", 5) + hours(".", 14)) == "Rain, 05:00 to 10:00")
        #expect(row(".." + hours("r", 5) + hours(".", 17)) == "Rain, then dry")
    }
}
