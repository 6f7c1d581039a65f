import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather

/// What the top of a page says of its weather: age, source, and every part that failed or that nobody gives.
final class StatusLineTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    private static let feed = "/api/v1/warnings/feeds-united-kingdom"
    private static let unknown = "It is not known whether there are warnings"
    private static let uncovered = "No source has warnings for this place."

    func testFailedAndNotCoveredAreSaidApartAndTheFirstOutlivesARestart() throws {
        try onMain {
            let (server, folder, clock) = (try startServer(), try Files.temporaryFolder(), SettableClock(noon))
            server.answer(Self.feed, .init(status: 503, ""))
            do {
                let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
                run.add("London")
                run.waitFor("Updated just now · Open-Meteo")
                run.waitFor(Self.unknown)
                run.settle()

                server.answer(Self.feed, .init(try Files.fixture("meteoalarm/feed_none.json")))
                clock.advance(by: 3600)
                run.model.page?.refresh()
                run.settle()
                XCTAssertTrue(GtkTesting.pump(until: { !run.texts.contains { $0.contains(Self.unknown) } }))
                XCTAssertFalse(run.texts.contains { $0.hasPrefix("No warnings") }, "what does not happen is not said")

                server.answer(Self.feed, .init(status: 503, ""))
                clock.advance(by: 3600)
                run.model.page?.refresh()
                run.waitFor("Warnings have not been updated since 13:05")
                run.settle()
            }
            let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
            XCTAssertTrue(
                run.texts.contains { $0.hasPrefix("Warnings have not been updated since 13:05") }, "\(run.texts)")
            run.add("Nairobi")
            run.waitFor(Self.uncovered)
            run.settle()
            XCTAssertEqual(run.texts.count { $0.contains("has warnings") }, 1, "once, at the end of the page")
            XCTAssertFalse(run.texts.contains { $0.contains("not been updated") }, "\(run.texts)")
        }
    }

    func testANewPlaceWithoutAConnectionSaysWhyItIsEmptyAndShowsSunAndMoon() throws {
        try onMain {
            // Port 9 of this machine, where nothing listens.
            let run = try RunningWindow(
                server: URL(string: "http://127.0.0.1:9")!, folder: try Files.temporaryFolder(),
                clock: SettableClock(noon))
            run.add("London")
            run.waitFor("There is no weather for London yet. Open-Meteo could not be reached.")
            XCTAssertTrue(run.texts.contains("Sun and moon"), "\(run.texts)")
            XCTAssertTrue(run.texts.contains("8 h 21 min"), "\(run.texts)")
            XCTAssertFalse(run.texts.contains("Wind"))
            XCTAssertFalse(run.texts.contains("Rain for the next two hours"))
        }
    }

    func testTryingAgainFillsAPlaceThatWasEmpty() throws {
        try onMain {
            let (server, folder) = (try startServer(), try Files.temporaryFolder())
            server.answerForecasts(.init(status: 400, "{}"))
            let run = try RunningWindow(server: server.url, folder: folder, clock: SettableClock(noon))
            run.add("London")
            run.waitFor("There is no weather for London yet.")
            run.settle()
            server.answerForecasts(.init(try Files.fixture("open-meteo/forecast_london_january.json")))
            XCTAssertTrue(WidgetTree.press("Try again", in: run.window))
            run.waitFor("Updated just now · Open-Meteo")
            XCTAssertTrue(run.texts.contains("Wind"))
        }
    }
}
