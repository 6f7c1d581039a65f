import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// The whole page in the fonts of GNOME, KDE and plain desktops, with usual text and text twice as large.
final class PageFontTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testNoLabelIsCutAndNoTwoTouch() throws {
        try onMain {
            try TextFont.each { font in
                for (width, percent) in [(1000, 100), (1000, 200), (1600, 100), (360, 100), (360, 200)] {
                    for scene in [GalleryScene.drawn, .alerts] { try Self.check(scene, width, percent, in: font) }
                }
                for scene in [GalleryScene.openDay, .table, .stale] { try Self.check(scene, 1000, 100, in: font) }
            }
        }
    }

    @MainActor
    private static func check(_ scene: GalleryScene, _ width: Int, _ percent: Int, in font: String) throws {
        try TextSize.with(percent: percent) {
            let picture = GalleryPicture(scene: scene, look: .light, width: width, language: .english)
            let stage = try Stage(picture, height: 2300)
            let found = WidgetTree.cut(in: stage.window) + WidgetTree.touchingTexts(in: stage.window)
            XCTAssertEqual(found, [], "\(scene), \(width) px, \(font) at \(percent) %")
        }
    }

    func testTextsThatTouchOrAreClippedAreSeen() {
        onMain {
            let window = Window(width: 300, height: 100)
            defer { window.destroy() }
            let (first, second) = (Label("One text"), Label("another"))
            window.setChild(Overlay(first, above: second))
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(WidgetTree.touchingTexts(in: window), ["touching: One text and another"])
        }
    }
}
