import Foundation
import GtkTestSupport
import Presentation
import WeatherStore
import XCTest

@testable import Gtk
@testable import fairweather

/// A warning from a socket through the file to the desktop, while it changes, its source fails and the program restarts.
final class NoticesThroughAllLayersTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAWarningIsToldOnceKeptWhileItsSourceFailsRaisedInItsPlaceAndWithdrawnWhenItIsLifted() throws {
        try onMain {
            let (folder, clock) = (try Files.temporaryFolder(), SettableClock("2026-02-10T12:10:00Z"))
            let (server, desktop) = (WeatherServer(), NotedDesktop())
            XCTAssertTrue(GtkTesting.pump(until: { server.isReady }))
            server.answer(DutchWarning.path, DutchWarning.feed("NL.1", "Alert", "Moderate"))
            try DutchWarning.save(folder)
            do {
                let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
                run.notices.begin(desktop)
                run.waitFor("Wind gusts")
                run.settleNotices()
                XCTAssertEqual(desktop.calls, 0, "nobody has asked for it")
                run.model.settings.change { $0.notices.tellsWarnings = true }
                run.settleNotices()
                XCTAssertEqual(desktop.shown.values.map(\.text.title), ["Wind gusts in Assen"])
                server.answer(DutchWarning.path, .init(status: 500, ""))
                clock.advance(by: 3600)
                run.model.page?.refresh()
                run.settleNotices()
                XCTAssertEqual(desktop.calls, 1, "a source that fails lifts nothing")
            }
            let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
            run.notices.begin(desktop)
            run.settleNotices()
            XCTAssertEqual(desktop.calls, 1, "it was told before the restart")
            server.answer(DutchWarning.path, DutchWarning.feed("NL.2", "Update", "Severe"))
            clock.advance(by: 3600)
            run.model.page?.refresh()
            run.settleNotices()
            let raised = try XCTUnwrap(desktop.shown.values.first)
            XCTAssertTrue(raised.text.body.hasPrefix("Raised at 15:10: severe instead of moderate."), raised.text.body)
            XCTAssertEqual(desktop.calls, 2)
            let warning = try XCTUnwrap(run.notices.open(raised.target.text))
            run.main.show(warning)
            XCTAssertTrue(WidgetTree.topLevels().contains { $0.raw != run.window.raw })
            WidgetTree.closeWindows(but: run.window)
            server.answer(DutchWarning.path, .init(#"{"warnings": []}"#))
            clock.advance(by: 3600)
            run.model.page?.refresh()
            run.settleNotices()
            XCTAssertTrue(desktop.shown.isEmpty)
            XCTAssertNil(run.notices.open(raised.target.text), "it is over")
        }
    }
}
