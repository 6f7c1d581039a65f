import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather

final class ReportInWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAReportIsReadBeforeItIsSavedAndItsNamesCanBeLeftOut() throws {
        try onMain {
            let server = try startServer()
            let run = try RunningWindow(
                allSources: server.url, folder: try Files.temporaryFolder(), clock: SettableClock(noon))
            run.add("London")
            run.waitFor("Open-Meteo")
            run.settle()
            XCTAssertTrue(WidgetTree.pressKeys("<Control>comma", in: run.window))
            let preferences = try XCTUnwrap(WidgetTree.topLevels().first { $0.title == WindowWords.preferences })
            XCTAssertTrue(WidgetTree.press(PreferencesPage.privacy.title, in: preferences))
            XCTAssertTrue(WidgetTree.press(ReportWords.make, in: preferences))
            let dialog = try XCTUnwrap(WidgetTree.topLevels().first { $0.title == ReportWords.title })
            let named = { WidgetTree.texts(in: dialog).contains { $0.contains("\"London\"") } }
            XCTAssertTrue(GtkTesting.pump(until: named), "\(WidgetTree.texts(in: dialog))")
            XCTAssertTrue(WidgetTree.toggle(ReportWords.blur, in: dialog))
            XCTAssertTrue(
                GtkTesting.pump(until: { !named() && WidgetTree.texts(in: dialog).contains { $0.contains("latitude") } }
                ))
            XCTAssertTrue(GtkTesting.paint(dialog))
            XCTAssertEqual(WidgetTree.focusableWithoutName(in: dialog), [])
            XCTAssertEqual(WidgetTree.cut(in: dialog), [])
        }
    }
}
