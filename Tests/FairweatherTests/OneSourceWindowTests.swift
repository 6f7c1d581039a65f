import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import XCTest

@testable import Gtk
@testable import fairweather

/// A window that asks one source alone leaves what is stored of the others as it is.
final class OneSourceWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testThatWarningsAreNotKnownStaysStored() throws {
        try onMain {
            let (server, clock, folder) = (try startServer(), SettableClock(noon), try Files.temporaryFolder())
            server.answer("/api/v1/warnings/feeds-united-kingdom", .init(status: 503, ""))
            let gap = try Self.gapOfWarnings(
                in: RunningWindow(allSources: server.url, folder: folder, clock: clock), adding: "London")
            XCTAssertEqual(gap?.kind, .failed)
            XCTAssertEqual(gap?.source?.name, "MeteoAlarm")
            clock.advance(by: 3600)
            let later = try Self.gapOfWarnings(in: RunningWindow(server: server.url, folder: folder, clock: clock))
            XCTAssertEqual(later, gap)
        }
    }

    @MainActor
    private static func gapOfWarnings(in run: RunningWindow, adding place: String? = nil) throws -> PartGap? {
        if let place { run.add(place) }
        run.waitFor("Open-Meteo")
        run.settle()
        run.model.page?.refresh()
        run.settle()
        return try XCTUnwrap(run.model.page?.report).gaps[.alerts]
    }
}
