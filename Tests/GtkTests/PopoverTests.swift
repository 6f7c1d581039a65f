import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

final class PopoverTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAClosedPopoverGivesTheKeyboardBackAndLeavesNothing() {
        onMain {
            let (window, button) = (Window(width: 300, height: 300), Button(label: "here"))
            let column = Container(.vertical, [button])
            window.setChild(column)
            XCTAssertTrue(GtkTesting.paint(window))
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            for _ in 0..<3 {
                button.grabFocus()
                var popover: Popover? = Popover(Container(.vertical, [Button(label: "one"), Button(label: "two")]))
                popover?.onClosed { popover = nil }
                popover?.open(in: column, pointingAt: button)
                XCTAssertTrue(popover?.containsFocus == true)
                if let popover { survivors.watch(popover) }
                popover?.close()
                XCTAssertTrue(GtkTesting.pump(until: { popover == nil }))
                XCTAssertTrue(button.containsFocus)
                GtkTesting.settle()
            }
            XCTAssertGreaterThan(survivors.count, 15)
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, handlers)
            window.destroy()
        }
    }
}
