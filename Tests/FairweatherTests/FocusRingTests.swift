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

    @MainActor
    private static func picture(of window: Window, _ showsFocus: Bool) throws -> Picture {
        gtk_window_set_focus_visible(window.pointer(), showsFocus ? 1 : 0)
        XCTAssertTrue(GtkTesting.paint(window))
        let file = try Files.temporaryFolder().appending(path: "ring.png")
        XCTAssertTrue(window.writeSnapshot(to: file.path))
        return try XCTUnwrap(Picture(file: file.path))
    }
}
