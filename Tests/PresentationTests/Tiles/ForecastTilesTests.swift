import Foundation
import Testing
import WeatherModel

@testable import Presentation
@testable import WeatherText

struct ForecastTilesTests {
    /// Twelve days from Saturday, 21 November 2026 in London on, an hour a letter.
    private func tiles(
        _ letters: String = "", at time: String, locale: String = "en_GB", daysOf source: WeatherSource? = nil,
        temperature: (Int) -> Double = { _ in 8 }
    ) -> [ForecastTile] {
        let now = Samples.instant(time)
        let midnight = Samples.instant(String(time.prefix(10)) + "T00:00:00Z")
        let all = letters + String(repeating: ".", count: max(0, 12 * 24 - letters.count))
        var hours = Sky.hours(all, from: midnight)
        for index in hours.indices {
            hours[index].temperature = Temperature(temperature(index))
            if hours[index].condition == .overcast { hours[index].condition = .clear }
        }
        let days = (0..<12).compactMap { index in
            CivilDate(midnight + Double(index) * 86_400 + 43_200, in: Samples.zone("Europe/London")).description
        }.map { Samples.day($0, low: -3, high: 9) }
        var report = WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: now, timeZone: Samples.zone("Europe/London"), hours: hours,
                days: days))
        if let source { report.days?.source = source }
        let formatter = WeatherFormatter(
            locale: Locale(identifier: locale), units: .metric, ownZone: Samples.zone("Europe/London"))
        let context = SentenceContext(formatter, in: Samples.zone("Europe/London"), at: now)
        return ForecastTiles(of: report, over: Samples.london.coordinates, context).all
    }

    @Test(
        "the low of a night is not told beside the highs and lows of another source",
        arguments: [nil, WeatherSource.metNorway])
    func otherSource(source: WeatherSource?) throws {
        let tonight = try #require(tiles(at: "2026-11-23T12:00:00Z", daysOf: source).first { $0.id == .tonight })
        #expect(tonight.lowText == (source == nil ? "8°" : nil))
    }

    @Test(
        "four tiles in order of time, and no day in two of them",
        arguments: [
            ("2026-11-19T12:00:00Z", ["Today", "Tonight", "Tomorrow", "Weekend"]),
            ("2026-11-19T18:00:00Z", ["Tonight", "Tomorrow", "Weekend", "Next week"]),
            ("2026-11-20T12:00:00Z", ["Today", "Tonight", "Tomorrow", "Sunday"]),
            ("2026-11-21T12:00:00Z", ["Today", "Tonight", "Tomorrow", "Next week"]),
            ("2026-11-22T12:00:00Z", ["Today", "Tonight", "Tomorrow", "From Tuesday"]),
            ("2026-11-22T19:00:00Z", ["Tonight", "Tomorrow", "From Tuesday", "Next weekend"]),
            ("2026-11-23T03:00:00Z", ["Tonight", "Today", "Tomorrow", "Weekend"]),
        ])
    func titles(time: String, titles: [String]) {
        let tiles = tiles(at: time)
        #expect(tiles.map(\.title) == titles)
        let dates = tiles.flatMap(\.dates)
        #expect(Set(dates).count == dates.count)
    }

    @Test("a weekend of any two weathers is told in two lines", arguments: Array(".rRszth"))
    func twoLines(first: Character) throws {
        for second in ".rRszth" {
            let days = [first, second].map { String(repeating: $0, count: 24) }.joined()
            let letters = String(repeating: ".", count: 48) + days
            for locale in ["en_GB", "en_US"] {
                let tile = try #require(
                    tiles(letters, at: "2026-11-19T09:00:00Z", locale: locale).first { $0.id == .weekend })
                #expect(TileLines.lines(of: tile.sentence) <= 2, "\(first)\(second): \(tile.sentence)")
            }
        }
    }

    @Test(
        "the weekend of a tile is the locale's, as in the list of days",
        arguments: [
            ("2026-11-17T12:00:00Z", "en_EG", ["2026-11-20", "2026-11-21"], "Weekend"),
            ("2026-11-19T12:00:00Z", "en_EG", ["2026-11-21"], "Saturday"),
            ("2026-11-17T12:00:00Z", "en_IN", ["2026-11-22"], "Sunday"),
            ("2026-11-17T12:00:00Z", "en_GB", ["2026-11-21", "2026-11-22"], "Weekend"),
        ])
    func weekend(time: String, locale: String, dates: [String], title: String) throws {
        let tile = try #require(tiles(at: time, locale: locale).first { $0.id == .weekend })
        #expect(tile.dates.map(\.description) == dates)
        #expect(tile.title == title)
    }

    @Test("on the eve of a weekend of one day, no tile is of the one after it, nor is next week left out")
    func shortWeekend() {
        let tiles = tiles(at: "2026-11-21T12:00:00Z", locale: "en_IN")
        #expect(tiles.map(\.id) == [.today, .tonight, .tomorrow, .nextWeek])
        #expect(tiles.last?.dates.first?.description == "2026-11-23")
    }

    @Test("after dark, today's tile has no sun")
    func afterDark() throws {
        let today = try #require(tiles(at: "2026-11-19T17:30:00Z").first { $0.id == .today })
        #expect(today.sentence == "Dry and clear")
    }

    @Test("a tile says when it is wet, how strongly, and what comes after")
    func wet() {
        let noon = "2026-11-19T12:00:00Z"
        let until = String(repeating: ".", count: 12) + "rrrRrrrr"
        #expect(tiles(until, at: noon)[0].sentence == "Rain until 20:00, heavy at 15:00")
        // The heaviest is now: the minute that it happens to be is no time to name.
        for time in ["2026-11-19T15:08:00Z", "2026-11-19T15:31:00Z"] {
            #expect(tiles(until, at: time)[0].sentence == "Rain until 20:00, then clearing")
        }
        let from = String(repeating: ".", count: 15) + "rrr"
        #expect(tiles(from, at: noon)[0].sentence == "Rain from 15:00 to 18:00")
        let saturday = String(repeating: ".", count: 72 + 10) + "ssss"
        #expect(tiles(saturday, at: noon)[3].sentence == "Dry Saturday, snow Sunday")
    }

    @Test("a weekend is heard with the names of its days, as long as they are")
    func heardWeekend() throws {
        let wet = String(repeating: ".", count: 48 + 12) + "rr" + String(repeating: ".", count: 32) + "RR"
        let weekend = try #require(tiles(wet, at: "2026-11-19T12:00:00Z").first { $0.id == .weekend })
        #expect(weekend.spokenText.hasPrefix("Weekend, Rain Saturday, heavy rain Sunday"), "\(weekend.spokenText)")
    }

    @Test("a dry tile says so, with frost and the sky")
    func dry() {
        let tiles = tiles(at: "2026-11-19T12:00:00Z") { index in (3...8).contains(index % 24) ? -1 : 5 }
        #expect(
            tiles.map(\.sentence) == [
                "Dry and sunny", "Dry, clear, frost from 03:00", "Dry, sunny after frost", "Dry, sunny",
            ])
        #expect(tiles[1].highText == nil && tiles[1].lowText == "\u{2212}1°")
        #expect(tiles[1].artworkName == "fairweather-clear-night")
        #expect(tiles[2].day == "2026-11-20")
        #expect(tiles[2].spokenText == "Tomorrow, Dry, sunny after frost, high 9, low minus 3")
    }

    @Test("tiles are those that the data reach to")
    func short() {
        let report = Sky.report("......")
        #expect(ForecastTiles(of: report, over: Samples.london.coordinates, Sky.context()).all.isEmpty)
    }
}
