import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// Where the keyboard is after a page was left by keys, and that the keys of the window go on working there.
final class ReturningByKeysTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testKeysGoOnWorkingAfterTheMapOfAPlaceWithoutRain() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let stage = try RainMapStage(.silence, isOpen: false)
            let focus = { WidgetTree.focus(in: stage.window) }
            XCTAssertNil(stage.model.page?.rainStrip)
            XCTAssertTrue(stage.model.offersRainMap)
            stage.main.present()
            Keyboard.press("<Control>m", in: stage.window)
            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title == "Rain map – Hamburg" }))
            Keyboard.press("Escape", in: stage.window)
            XCTAssertTrue(GtkTesting.pump(until: { focus().contains("degrees") }, limit: 5), focus())
            XCTAssertTrue(WidgetTree.holdsVisibleFocus(stage.main.page.root, in: stage.window), focus())
            Keyboard.press("F1", in: stage.window)
            XCTAssertNotEqual(Keyboard.front(of: stage.window).raw, stage.window.raw, "the keys are shown")
            Keyboard.press("Escape", in: stage.window)
            Keyboard.press("<Control>f", in: stage.window)
            XCTAssertTrue(focus().contains(WindowWords.findPlace), focus())
        }
    }

    func testKeysGoOnWorkingAfterTheMapOfAPlaceWithRain() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            XCTAssertNotNil(stage.model.page?.rainStrip)
            stage.run.main.present()
            stage.press("<Control>m")
            stage.press("Escape")
            XCTAssertTrue(WidgetTree.holdsVisibleFocus(stage.run.main.page.root, in: stage.window), stage.focus)
            stage.press("<Control>f")
            XCTAssertTrue(stage.focus.contains(WindowWords.findPlace), stage.focus)
        }
    }
}
