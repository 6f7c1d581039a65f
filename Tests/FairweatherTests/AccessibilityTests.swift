import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather

/// What somebody who does not see the window, or has no pointer, finds in it; wants `GTK_A11Y=test`.
final class AccessibilityTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testEverythingThatTakesTheKeyboardHasAName() throws {
        try inEveryScene { XCTAssertEqual(WidgetTree.focusableWithoutName(in: $0.window), [], "\($1)") }
    }

    func testEveryPictureHasWordsOrIsDecoration() throws {
        try inEveryScene { XCTAssertEqual(WidgetTree.picturesWithoutWords(in: $0.window), [], "\($1)") }
    }

    func testAPictureWithoutWordsIsSeen() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            stage.window.setChild(Container(.vertical, [Image(icon: "go-next-symbolic", size: 16), Button(label: "")]))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(WidgetTree.picturesWithoutWords(in: stage.window).count, 1)
        }
    }

    private static func picture(_ scene: GalleryScene) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: 1000, language: .english)
    }

    private func inEveryScene(_ body: @MainActor (Stage, GalleryScene) -> Void) throws {
        try onMain {
            for scene in GalleryScene.allCases { body(try Stage(Self.picture(scene), height: 900), scene) }
        }
    }
}
