import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather

/// The whole program this time; `WindowLeakTests` has the negative control.
final class LeakTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testNoWidgetAndNoHandlerSurvivesAWindowInWhichPlacesWereAddedAndRemoved() throws {
        try onMain {
            let server = try startServer()
            // What GTK makes once and keeps must not be counted against the window.
            try addAndRemove(server, Survivors())
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            try addAndRemove(server, survivors)
            XCTAssertGreaterThan(survivors.count, 100)
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }

    func testAWindowKeptOnPurposeIsSeen() throws {
        try onMain {
            let survivors = Survivors()
            let run = try RunningWindow(
                server: try startServer().url, folder: try Files.temporaryFolder(), clock: SettableClock(noon))
            survivors.watch(run.window)
            run.window.destroy()
            GtkTesting.settle()
            XCTAssertTrue(survivors.alive.contains { $0.hasPrefix("GtkWindow") })
        }
    }
}

@MainActor
private func addAndRemove(_ server: WeatherServer, _ survivors: Survivors) throws {
    let run = try RunningWindow(
        server: server.url, folder: try Files.temporaryFolder(), clock: SettableClock(noon))
    run.add("London")
    run.waitFor("Updated just now")
    run.settle()
    survivors.watch(run.window)
    let locations = run.model.locations
    locations.addSuggestion("geonames:2988507")
    run.settle()
    locations.remove("geonames:2643743")
    run.settle()
    locations.undo()
    run.settle()
    XCTAssertTrue(GtkTesting.paint(run.window))
    survivors.watch(run.window)
    for row in locations.rows { locations.remove(row.id) }
    run.settle()
    XCTAssertTrue(GtkTesting.paint(run.window))
    survivors.watch(run.window)
}
