import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// Where the keyboard is, is seen: the ring has a contrast of 3:1 with what was there before (WCAG 2.1, 1.4.11).
final class FocusRingTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheRingIsSeenInEveryStyle() throws {
        try onMain {
            for look in GalleryLook.allCases {
                let stage = try Stage(.walked(.drawn, look), height: 680)
                for name in [WindowWords.menu, PlaceWords.actions, WindowWords.quantity, WindowWords.exportChart] {
                    XCTAssertTrue(WidgetTree.focusWithin(name, in: stage.window), name)
                    let (with, without) = (
                        try Self.picture(of: stage.window, true), try Self.picture(of: stage.window, false)
                    )
                    // Of a ring of two pixels around the smallest button.
                    XCTAssertGreaterThan(with.pixels(contrastingWith: without, by: 3), 100, "\(look): \(name)")
                }
            }
        }
    }

    func testTheRingAtTheTopOfAQuantitysPageSurroundsAllThatItsStopSays() throws {
        try onMain {
            for width in [1000, 360] {
                let stage = try Stage(.walked(.drawn, .light, width), height: 1250)
                stage.gallery.model.openQuantity(.temperature, isNarrow: width < 1000)
                let head = try XCTUnwrap(stage.gallery.model.quantity?.head)
                let sentence = try XCTUnwrap(head.sentence)
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: stage.window).contains(sentence) }))
                XCTAssertTrue(GtkTesting.paint(stage.window))
                let label = try XCTUnwrap(
                    WidgetTree.all("GtkLabel", in: stage.window).first {
                        String(cString: gtk_label_get_text($0.opaque)) == sentence
                    })
                let words = try XCTUnwrap(WidgetTree.bounds(of: label, in: stage.window))
                let ring = try XCTUnwrap(WidgetTree.bounds(styled: "quantity-ring", in: stage.window).first)
                XCTAssertLessThan(ring.y, words.y, "\(width)")
                XCTAssertGreaterThanOrEqual(ring.y + ring.height, words.y + words.height, "\(width)")
                XCTAssertTrue(WidgetTree.focus(head.spokenText, in: stage.window))
                let (with, without) = (
                    try Self.picture(of: stage.window, true), try Self.picture(of: stage.window, false)
                )
                // Two lines of two pixels as long as the words, at the least.
                XCTAssertGreaterThan(with.pixels(contrastingWith: without, by: 3), 4 * words.width, "\(width)")
            }
        }
    }

    @MainActor
    private static func picture(of window: Window, _ showsFocus: Bool) throws -> Picture {
        gtk_window_set_focus_visible(window.pointer(), showsFocus ? 1 : 0)
        XCTAssertTrue(GtkTesting.paint(window))
        let file = try Files.temporaryFolder().appending(path: "ring.png")
        XCTAssertTrue(window.writeSnapshot(to: file.path))
        return try XCTUnwrap(Picture(file: file.path))
    }
}
