import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// What F5 answers, where the eye is.
final class RefreshByKeyTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testASecondPressWithinTenSecondsSaysWhy() throws {
        try onMain {
            let stage = try KeyboardStage()
            stage.clock.advance(by: 60)
            stage.press("F5")
            XCTAssertFalse(stage.run.texts.contains { $0.contains(Self.said) })
            stage.clock.advance(by: 9)
            stage.press("F5")
            XCTAssertTrue(stage.run.texts.contains { $0.contains(Self.said) }, "\(stage.run.texts)")
            stage.clock.advance(by: 51)
            stage.model.minutePassed()
            stage.settle()
            XCTAssertFalse(stage.run.texts.contains { $0.contains(Self.said) })
            stage.press("F5")
            XCTAssertFalse(stage.run.texts.contains { $0.contains(Self.said) })
        }
    }

    func testANarrowWindowSaysItToo() throws {
        try onMain {
            let stage = try Stage(
                GalleryPicture(scene: .rain, look: .light, width: 360, language: .english), height: 700)
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            for _ in 1...2 {
                XCTAssertTrue(Keyboard.press("F5", in: stage.window))
                // Until it is there, the answer to the first press is that to the second, too.
                XCTAssertTrue(GtkTesting.pump(until: { stage.gallery.model.page?.isLoading == false }))
            }
            XCTAssertTrue(
                GtkTesting.pump(
                    until: { WidgetTree.texts(in: stage.window).contains { $0.contains(Self.said) } }, limit: 10),
                "\(WidgetTree.texts(in: stage.window))")
            let place = try XCTUnwrap(stage.gallery.model.page?.location)
            XCTAssertTrue(
                WidgetTree.texts(in: stage.window).contains(place),
                "the answer leaves the name of the place where it is")
        }
    }

    private static let said = "a few seconds ago"
}
