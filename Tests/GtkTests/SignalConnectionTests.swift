import CGtk
import CGtkTestShims
import GtkTestSupport
import XCTest

@testable import Gtk

final class SignalConnectionTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testADisconnectedHandlerIsReleasedAndNotCalled() {
        onMain {
            let (button, before) = (Button(label: "Add"), LiveHandlers.count)
            var clicks = 0
            let connection = button.onClick { clicks += 1 }
            test_emit(button.raw, "clicked")
            connection.disconnect()
            test_emit(button.raw, "clicked")
            XCTAssertEqual(clicks, 1)
            XCTAssertEqual(LiveHandlers.count, before)
            connection.disconnect()
        }
    }

    func testABlockedHandlerHearsNothingUntilEachBlockIsEnded() {
        onMain {
            let button = Button(label: "Add")
            var clicks = 0
            let connection = button.onClick { clicks += 1 }
            connection.block()
            connection.block()
            connection.unblock()
            test_emit(button.raw, "clicked")
            XCTAssertEqual(clicks, 0)
            connection.unblock()
            test_emit(button.raw, "clicked")
            XCTAssertEqual(clicks, 1)
        }
    }

    func testATokenKeepsNothingAndOutlivesItsWidget() {
        onMain {
            let (before, survivors) = (LiveHandlers.count, Survivors())
            let connection = {
                let button = Button(label: "Add")
                survivors.watch(button)
                return button.onClick {}
            }()
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, before)
            connection.block()
            connection.disconnect()
        }
    }

    func testOneTokenTakesOffAllThatOneCallConnected() {
        onMain {
            let (label, before) = (Label("Paris"), LiveHandlers.count)
            let connections = [
                label.onPointer { _ in }, label.onMenuPress {}, label.onFocusChange { _ in },
                label.onDrag({ _ in }, onEnd: {}),
            ]
            XCTAssertEqual(LiveHandlers.count, before + 10)
            connections.forEach { $0.disconnect() }
            XCTAssertEqual(LiveHandlers.count, before)
        }
    }

    func testAHandlerMayTakeItselfOff() {
        onMain {
            let button = Button(label: "Add")
            var (clicks, connection): (Int, SignalConnection?) = (0, nil)
            connection = button.onClick {
                clicks += 1
                connection?.disconnect()
            }
            test_emit(button.raw, "clicked")
            test_emit(button.raw, "clicked")
            XCTAssertEqual(clicks, 1)
        }
    }
}
