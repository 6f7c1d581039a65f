import GtkTestSupport
import XCTest

@testable import Gtk

final class RevealingTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAGrownRowIsShownToItsEndButNeverPastItsBeginning() {
        onMain {
            let rows = [300, 100, 400, 300].map { DrawingArea(width: 50, height: $0) }
            let scroller = ScrolledWindow(.vertical, Container(.vertical, rows))
            let window = Window(width: 300, height: 250)
            window.setChild(scroller)
            XCTAssertTrue(GtkTesting.paint(window))
            let page = Double(scroller.height)
            scroller.reveal(rows[0])
            XCTAssertEqual(scroller.scrolledY, 0, "its beginning is in view and stays there")
            scroller.reveal(rows[1])
            XCTAssertEqual(scroller.scrolledY, 400 - page, "as far as its end")
            XCTAssertTrue(GtkTesting.paint(window))
            scroller.reveal(rows[2], below: 48)
            XCTAssertEqual(scroller.scrolledY, 400 - 48, "a long one from its beginning on")
            XCTAssertTrue(GtkTesting.paint(window))
            scroller.reveal(rows[1])
            XCTAssertEqual(scroller.scrolledY, 400 - 48, "never back")
            window.destroy()
        }
    }
}
