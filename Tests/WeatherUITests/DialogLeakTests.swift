import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI

final class DialogLeakTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testNothingOfThirtyOpeningsOfEachDialogIsLeft() {
        onMain {
            let model = StubWindowModel()
            let (window, dialogs) = (Window(width: 400, height: 300), OpenDialogs())
            XCTAssertTrue(GtkTesting.paint(window))
            let warnings = WarningList.ofWind(3)
            let openings: [@MainActor () -> Void] = [
                { AlertsDialog.present(warnings, over: window) },
                { AlertsDialog.present(warnings, at: 1, over: window) },
                { PreferencesDialog(model.preferences).present(over: window, among: dialogs) },
                { ShortcutsDialog.present(over: window) },
                {
                    RenameDialog(
                        PlaceRenaming(id: "", title: "Rename", note: "", name: "", officialName: ""), over: window
                    ) { _ in nil }.present(among: dialogs) {}
                },
                {
                    AboutDialog.present(
                        name: "A", version: "1", comments: "", website: "https://example.org", icon: "a",
                        sections: AboutText.sections, over: window)
                },
            ]
            for open in openings {
                openAndClose(open, Survivors())
                let (handlers, survivors) = (LiveHandlers.count, Survivors())
                for _ in 0..<30 { openAndClose(open, survivors) }
                XCTAssertGreaterThan(survivors.count, 300)
                XCTAssertEqual(survivors.alive, [])
                XCTAssertEqual(LiveHandlers.count, handlers)
                XCTAssertEqual(WidgetTree.topLevels().count, 1)
            }
            window.destroy()
        }
    }

    func testADialogKeptOnPurposeIsSeen() {
        onMain {
            let (window, dialogs, survivors) = (Window(width: 400, height: 300), OpenDialogs(), Survivors())
            XCTAssertTrue(GtkTesting.paint(window))
            let kept = PreferencesDialog(StubPreferences())
            openAndClose({ kept.present(over: window, among: dialogs) }, survivors)
            withExtendedLifetime(kept) { XCTAssertFalse(survivors.alive.isEmpty) }
            window.destroy()
        }
    }
}

@MainActor
private func openAndClose(_ open: @MainActor () -> Void, _ survivors: Survivors) {
    let before = WidgetTree.topLevels()
    open()
    GtkTesting.settle()
    for window in WidgetTree.topLevels() where !before.contains(where: { $0.raw == window.raw }) {
        survivors.watch(window)
        window.destroy()
    }
    GtkTesting.settle()
}
