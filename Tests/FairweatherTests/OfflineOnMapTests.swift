import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// The switch that stops every request, where the rain map is shown.
final class OfflineOnMapTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheMapSaysThatNothingIsAskedAndItsButtonLeadsOnline() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let stage = try RainMapStage(.band)
            let says = { stage.texts.contains { $0.contains("Offline: nothing is asked.") } }
            XCTAssertFalse(says())
            XCTAssertTrue(Keyboard.press("<Control><Shift>o", in: stage.window))
            XCTAssertTrue(GtkTesting.pump(until: says, limit: 5), "\(stage.texts)")
            XCTAssertTrue(WidgetTree.press(WindowWords.goOnline, in: stage.window))
            XCTAssertTrue(GtkTesting.pump(until: { !says() }, limit: 5), "\(stage.texts)")
            XCTAssertFalse(stage.model.settings.isOffline)
        }
    }

    func testWithoutPicturesTheButtonInPlaceOfTheMapLeadsOnline() throws {
        try onMain {
            let stage = try RainMapStage(.trouble)
            let offersAgain = { WidgetTree.hasAccessible(named: "Try again", in: stage.window) }
            XCTAssertTrue(offersAgain())
            stage.model.toggleOffline()
            XCTAssertTrue(
                GtkTesting.pump(
                    until: { WidgetTree.hasAccessible(named: WindowWords.goOnline, in: stage.window) }, limit: 5))
            XCTAssertTrue(WidgetTree.press(WindowWords.goOnline, in: stage.window))
            XCTAssertTrue(GtkTesting.pump(until: offersAgain, limit: 5))
            XCTAssertFalse(stage.model.settings.isOffline)
        }
    }
}
