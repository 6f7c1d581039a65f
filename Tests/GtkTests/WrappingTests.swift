import GtkTestSupport
import XCTest

import Gtk

/// A widget that the toolkit has not, wrapped as its README shows.
final class WrappingTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAFurtherWidgetIsAWidgetLikeAnyOther() {
        onMain {
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            var changes = 0
            do {
                let (bar, window) = (LevelBar(), Window(width: 300, height: 100))
                let connection = bar.onChange { changes += 1 }
                bar.setAccessibleName("Rain")
                window.setChild(Container(.vertical, [bar.styled("rain").expanding(horizontally: true)]))
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertTrue(WidgetTree.hasAccessible(named: "Rain", in: window))
                bar.level = 0.5
                XCTAssertEqual(bar.level, 0.5)
                connection.disconnect()
                bar.level = 1
                bar.onChange {}
                survivors.watch(window)
                window.destroy()
            }
            GtkTesting.settle()
            XCTAssertEqual(changes, 1)
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }
}
