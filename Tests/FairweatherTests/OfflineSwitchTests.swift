import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import XCTest

@testable import Gtk
@testable import fairweather

/// The switch that stops every request, and the list of those that were made, in the real window over sockets.
final class OfflineSwitchTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheKeysStopEveryRequestAndLetThemBeginAgain() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let (server, clock, folder) = (try startServer(), SettableClock(noon), try Files.temporaryFolder())
            let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
            run.add("London")
            run.waitFor("Open-Meteo")
            run.settle()
            XCTAssertTrue(Keyboard.press("<Control><Shift>o", in: run.window))
            run.waitFor("Offline: nothing is asked.")
            let asked = server.requests.count
            clock.advance(by: 7200)
            run.model.minutePassed()
            XCTAssertTrue(WidgetTree.pressKeys("F5", in: run.window))
            run.settle()
            XCTAssertEqual(server.requests.count, asked)
            // A restart does not undo what the user chose.
            let next = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
            next.waitFor("Offline: nothing is asked.")
            next.settle()
            XCTAssertEqual(server.requests.count, asked)
            XCTAssertTrue(Keyboard.press("<Control><Shift>o", in: next.window))
            next.settle()
            XCTAssertGreaterThan(server.requests.count, asked)
            XCTAssertFalse(next.texts.contains { $0.contains("Offline: nothing is asked.") })
        }
    }

    func testTheKeysTurnTheSwitchInThePreferencesToo() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let run = try RunningWindow(
                allSources: try startServer().url, folder: try Files.temporaryFolder(), clock: SettableClock(noon))
            run.settle()
            XCTAssertTrue(Keyboard.press("<Control>comma", in: run.window))
            for isOffline in [true, false] {
                XCTAssertTrue(Keyboard.press("<Control><Shift>o", in: run.window))
                XCTAssertEqual(run.model.settings.isOffline, isOffline)
            }
            WidgetTree.closeWindows(but: run.window)
        }
    }

    func testThePreferencesListEveryRequestThatTheServerSaw() throws {
        try onMain {
            let (server, clock, folder) = (try startServer(), SettableClock(noon), try Files.temporaryFolder())
            let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
            run.add("London")
            run.waitFor("Open-Meteo")
            run.settle()
            let ledger = try XCTUnwrap(run.model.preferences.ledger)
            ledger.open()
            XCTAssertTrue(GtkTesting.pump(until: { !ledger.rows.isEmpty }))
            XCTAssertTrue(
                ledger.summary?.contains("\(server.requests.count) requests") == true, "\(ledger.summary ?? "")")
            XCTAssertEqual(Set(ledger.rows.map(\.cause)), ["automatic update"])
            clock.advance(by: 120)
            XCTAssertTrue(WidgetTree.pressKeys("F5", in: run.window))
            run.settle()
            ledger.open()
            XCTAssertTrue(GtkTesting.pump(until: { ledger.rows.contains { $0.cause == "you asked for it" } }))
            XCTAssertTrue(WidgetTree.pressKeys("<Control>comma", in: run.window))
            let dialog = try XCTUnwrap(WidgetTree.topLevels().first { $0.title == WindowWords.preferences })
            XCTAssertTrue(WidgetTree.press(PreferencesPage.privacy.title, in: dialog))
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.texts(in: dialog).contains { $0.contains("answered") } }),
                "\(WidgetTree.texts(in: dialog))")
        }
    }
}
