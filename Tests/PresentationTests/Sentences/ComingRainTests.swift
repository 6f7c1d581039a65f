import Foundation
import Testing
import WeatherModel

@testable import Presentation
@testable import WeatherText

/// Rain that has not begun is never told as falling, nor as lasting through hours that are dry.
struct ComingRainTests {
    private let date = "2026-11-19"

    /// What the tiles, the row and the opened day tell of a day and the next one in London, an hour a letter.
    private func told(
        _ letters: String, at clock: String
    ) -> (tiles: [ForecastTile.Period: String], row: DayRow?) {
        let (midnight, now) = (Samples.instant("\(date)T00:00:00Z"), Samples.instant("\(date)T\(clock):00Z"))
        let all = letters + String(repeating: ".", count: 48 - letters.count)
        let report = WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: now, timeZone: .gmt, hours: Sky.hours(all, from: midnight),
                days: [Samples.day(date), Samples.day("2026-11-20")]))
        let (place, context) = (Samples.london.coordinates, SentenceContext(Samples.formatter, in: .gmt, at: now))
        let tiles = ForecastTiles(of: report, over: place, context).all
        return (
            Dictionary(tiles.map { ($0.id, $0.sentence) }) { first, _ in first },
            DayRow.rows(of: report.settled(at: now), over: place, formatter: Samples.formatter, open: date).first
        )
    }

    private func hours(_ letter: String, _ count: Int) -> String { String(repeating: letter, count: count) }

    @Test("rain of the next hour is told from its beginning", arguments: ["09:20", "10:10", "10:40"])
    func nextHour(clock: String) {
        let told = told(hours(".", 11) + "rr", at: clock)
        #expect(told.tiles[.today] == "Rain from 11:00 to 13:00")
        #expect(told.row?.openText?.hasPrefix("Rain from 11:00 to 13:00,") == true, "\(told.row?.openText ?? "")")
        #expect(told.row?.weather == "Rain, 11:00 to 13:00")
    }

    @Test("rain of a day's last hour has not begun before it")
    func lastHour() {
        let told = told(hours(".", 23) + "r", at: "22:20")
        #expect(told.tiles[.tonight] == "Rain from 23:00 to midnight")
        #expect(told.row?.openText?.hasPrefix("Rain from 23:00,") == true, "\(told.row?.openText ?? "")")
        #expect(told.row?.weather == "Rain later")
    }

    @Test("an evening that is dry at first is not one of rain throughout")
    func evening() {
        #expect(told(hours(".", 22) + "RR", at: "20:30").row?.weather == "Heavy rain later")
    }

    @Test("rain that falls now is told without a beginning")
    func present() {
        let told = told(hours(".", 10) + "rrr", at: "10:40")
        #expect(told.tiles[.today] == "Rain until 13:00, then dry")
        #expect(told.row?.weather == "Rain, then dry")
    }

    @Test("rain at both ends of a day is none on and off, nor at times")
    func bothEnds() {
        let told = told("r" + hours(".", 21) + "rr", at: "00:00")
        #expect(told.tiles[.today] == "Rain early and late")
        #expect(told.row?.weather == "Rain early and late")
        #expect(told.row?.openText?.hasPrefix("Rain early and late,") == true, "\(told.row?.openText ?? "")")
        #expect(self.told("r..rr.r" + hours(".", 6) + "r", at: "00:00").row?.weather == "Rain at times")
    }
}
