import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

final class ScrolledWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testWhatIsLargerStaysWhereItIsWhenItGetsTheFocus() {
        onMain {
            XCTAssertEqual(Self.place(staying: true), 500)
            // Newer GTK leaves what is larger alone by itself.
            guard gtk_get_minor_version() < 10 else { return }
            XCTAssertNotEqual(Self.place(staying: false), 500, "GTK no longer needs to be told")
        }
    }

    /// Where a child of 2,000 pixels is after it has got the focus, scrolled to 500 before.
    @MainActor
    private static func place(staying: Bool) -> Double {
        let child = DrawingArea(width: 2000, height: 50).focusable()
        let plain = ScrolledWindow(.horizontal, child)
        let scroller = staying ? plain.unmovedByFocus() : plain
        let other = Button(label: "Other")
        let window = Window(width: 300, height: 200)
        window.setChild(Container(.vertical, [other, scroller]))
        window.present()
        XCTAssertTrue(GtkTesting.paint(window))
        other.grabFocus()
        scroller.scroll(toX: 500, ofWidth: 2000)
        child.grabFocus()
        XCTAssertTrue(GtkTesting.paint(window))
        defer { window.close() }
        return scroller.scrolledX
    }
}
