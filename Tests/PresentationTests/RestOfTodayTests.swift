import Foundation
import Testing
import WeatherModel

@testable import Presentation
@testable import WeatherText

@Suite("The amount of a day of which a wet part is over is called that of the rest")
struct RestOfTodayTests {
    private func row(_ letters: String, at clock: String, depth: Double? = nil) throws -> DayRow {
        let date = "2026-11-19"
        let (midnight, now) = (Samples.instant("\(date)T00:00:00Z"), Samples.instant("\(date)T\(clock):00Z"))
        let all = letters + String(repeating: ".", count: 48 - letters.count)
        var rows = Sky.hours(all, from: midnight)
        if let depth { for index in rows.indices { rows[index].snowfall = SnowDepth(index > 0 ? depth : 0) } }
        let report = WeatherReport(
            Forecast(
                source: Samples.source, fetchedAt: now, timeZone: .gmt, hours: rows, days: [Samples.day(date)]))
        return try #require(
            DayRow.rows(
                of: report.settled(at: now), over: Samples.london.coordinates, formatter: Samples.formatter, open: date
            ).first)
    }

    @Test("in the row, the opened day, the hint and the spoken sentence")
    func rest() throws {
        let row = try row("RRRR......rrrrrr", at: "10:00")
        #expect(row.sumText == "4 mm from now on")
        #expect(row.openText?.contains("4 mm from now on") == true, "\(row.openText ?? "")")
        #expect(row.openText?.contains("in total") == false)
        #expect(row.figuresDescription.hasPrefix("4 mm from now on. "), "\(row.figuresDescription)")
        #expect(row.spokenText.contains("4 millimetres from now on, "), "\(row.spokenText)")
        #expect(row.fallText == "4 mm", "the picture has no room for more")
    }

    @Test("nothing more is no 0 mm of the day")
    func nothing() throws {
        #expect(try row("RRRR", at: "10:00").sumText == "0 mm from now on")
    }

    @Test("where it was dry until now, what comes is the whole day's")
    func whole() throws {
        let row = try row("..........rrrrrr", at: "10:00")
        #expect(row.sumText == "4 mm")
        #expect(row.openText?.contains("4 mm in total") == true, "\(row.openText ?? "")")
    }

    @Test("snow is of the same depth in the command line's column as in the window")
    func snow() throws {
        let row = try row(String(repeating: "s", count: 24), at: "00:00", depth: 5)
        #expect(row.fallText == "12 cm")
        #expect(row.sumText == "12 cm")
    }

    @Test(
        "equal days have equal words, whether they have begun or not", arguments: ["00:00", "00:30", "01:00", "06:00"])
    func words(clock: String) throws {
        #expect(try row("..........rr", at: clock).weather == "Rain, 10:00 to 12:00")
        #expect(try row("........rrrrrrrr", at: clock).weather == "Rain, 08:00 to 16:00")
        #expect(try row("..............rrrrrrrrrr", at: clock).weather == "Rain later")
    }
}
