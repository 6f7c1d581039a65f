import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

final class ScrolledWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testWhatIsLargerStaysWhereItIsWhenItGetsTheFocus() {
        onMain {
            let chart = DrawingArea(width: 2000, height: 50).focusable()
            XCTAssertEqual(Self.place(of: chart, focusing: chart, staying: true), 500)
        }
    }

    func testWhatIsOutOfSightIsScrolledToWhenItGetsTheFocusUnlessAllStays() {
        onMain {
            for (staying, place) in [(false, 0.0), (true, 500)] {
                let button = Button(label: "at the start")
                gtk_widget_set_halign(button.widget, GTK_ALIGN_START)
                let column = Container(.vertical, [button, DrawingArea(width: 2000, height: 50)])
                XCTAssertEqual(Self.place(of: column, focusing: button, staying: staying), place)
            }
        }
    }

    /// Where a child of 2,000 pixels is after something in it has got the focus, scrolled to 500 before.
    @MainActor
    private static func place(of child: Widget, focusing target: Widget, staying: Bool) -> Double {
        let plain = ScrolledWindow(.horizontal, child)
        let scroller = staying ? plain.unmovedByFocus() : plain
        let other = Button(label: "Other")
        let window = Window(width: 300, height: 200)
        window.setChild(Container(.vertical, [other, scroller]))
        window.present()
        XCTAssertTrue(GtkTesting.paint(window))
        other.grabFocus()
        scroller.scroll(toX: 500, ofWidth: 2000)
        target.grabFocus()
        // Newer GTK takes its time to scroll.
        XCTAssertTrue(
            staying ? GtkTesting.paint(window) : GtkTesting.pump(until: { scroller.scrolledX == 0 }, limit: 10))
        defer { window.close() }
        return scroller.scrolledX
    }
}
