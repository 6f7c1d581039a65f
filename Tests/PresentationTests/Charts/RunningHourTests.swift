import Foundation
import Testing
import WeatherModel

@testable import Charts
@testable import Presentation
@testable import WeatherText

@Suite("The hour that runs: bars have the rate of what is left of it, amounts are those of the whole hour")
struct RunningHourTests {
    /// It is 10:20 in an hour of 9 mm, of which 0.2 mm an hour's third falls in each quarter from now on.
    private func report() -> SettledReport { Sky.report("R..", minutes: "rrrrrrrr").settled(at: Sky.now) }

    private func chart(_ report: SettledReport) throws -> HoursChart {
        try #require(HoursChart(.precipitation, hours: report.hourRows, Sky.context()))
    }

    @Test("its bar is as high as it rains from now on")
    func bar() throws {
        let rate = try #require(try chart(report()).meteogram.hours.first?.rate)
        #expect(abs(rate - 1.2) < 0.001, "40 minutes of it are left")
    }

    @Test("a table and a file have the amount of the whole hour under its name")
    func table() throws {
        let table = try chart(report()).table
        #expect(table.rows[0].last == "9.0 mm", "\(table.rows[0])")
        #expect(table.csv(nil).contains(",9.0\r\n"), "\(table.csv(nil))")
    }

    @Test("what is heard of it is what is left, and says so")
    func spoken() throws {
        let spoken = try #require(try chart(report()).meteogram.hours.first?.spokenText)
        #expect(spoken.contains("0.8 millimetres in the rest of this hour"), "\(spoken)")
    }

    @Test("more is never left than the whole has")
    func whole() throws {
        let table = try chart(Sky.report("...", minutes: "rrrrrrrr").settled(at: Sky.now)).table
        #expect(table.rows[0].last == "0.8 mm", "\(table.rows[0])")
    }

    @Test("the sum of the next 24 hours counts what is left of it once")
    func sum() throws {
        let letters = "R" + String(repeating: ".", count: 30)
        let report = Sky.report(letters, minutes: "rrr.....").settled(at: Sky.now)
        let head = QuantityHead(
            of: .precipitation, in: report, over: Samples.london.coordinates, until: Sky.now + 86_400, Sky.context())
        #expect(head.value == "0.8 mm", "\(head.value)")
    }
}
