import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather

/// Every value tells where it comes from, to whoever points at it and to a screen reader; copies of it take that along.
final class ProvenanceTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testNowTilesRainHoursAndDaysSayTheirSourceWhenPointedAtAndOnceAloud() throws {
        try onMain {
            let (server, folder) = (try startServer(), try Files.temporaryFolder())
            let run = try RunningWindow(server: server.url, folder: folder, clock: SettableClock(noon))
            run.add("London")
            run.waitFor("Updated just now")
            run.settle()
            XCTAssertTrue(GtkTesting.paint(run.window))
            let hints = WidgetTree.hints(in: run.window)
            let forecast = "Open-Meteo, forecast fetched at 12:05"
            let now = hints.filter { $0.hasPrefix("Open-Meteo, calculated for 12:00") }
            XCTAssertGreaterThanOrEqual(now.count, 2, "\(hints)")
            XCTAssertTrue(now.allSatisfy { $0.contains("High and low: " + forecast) }, "\(now)")
            XCTAssertGreaterThanOrEqual(hints.count { $0 == forecast }, 5, "four tiles and the hours: \(hints)")
            XCTAssertGreaterThanOrEqual(
                hints.count { $0.contains("The scale runs") && $0.hasSuffix(forecast) }, 3, "the days: \(hints)")
            let spoken = SpokenTree(of: run.window).text.split(separator: "\n")
            XCTAssertTrue(spoken.contains { $0.contains("“Next days, \(forecast)”") }, "\(spoken)")
            XCTAssertFalse(
                spoken.contains { $0.contains("“Today: ") && $0.contains(forecast) }, "not again at each row: \(spoken)"
            )
            for words in ["“Temperature, ", "“Tomorrow"] {
                XCTAssertTrue(
                    spoken.contains { $0.contains(words) && $0.contains("(" + forecast + ")") },
                    "“\(words)” is without its origin in \(spoken)")
            }
        }
    }

    func testACopyBearsPlaceSourceAndLicenceAndIsConfirmed() throws {
        try onMain {
            let (server, folder) = (try startServer(), try Files.temporaryFolder())
            let run = try RunningWindow(server: server.url, folder: folder, clock: SettableClock(noon))
            run.add("London")
            run.waitFor("Updated just now")
            run.settle()
            let chart = try XCTUnwrap(run.model.page?.chart)
            XCTAssertEqual(chart.fileName("png"), "London, Temperature, 2026-01-15.png")
            XCTAssertTrue(
                chart.csv.contains(",London,\"Weather data by Open-Meteo.com, CC BY 4.0, https://open-meteo.com/\""))
            XCTAssertTrue(WidgetTree.press("Copy as CSV", in: run.window, evenHidden: true))
            run.waitFor("Copied")
        }
    }
}
