import GtkTestSupport
import XCTest

@testable import Gtk

final class SleepMonitorTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    private static let interface = "org.freedesktop.login1.Manager"
    private static let path = "/org/freedesktop/login1"

    func testTheWakingUpIsToldAndTheFallingAsleepIsNot() {
        onMain {
            let handlers = LiveHandlers.count
            let bus = PrivateBus()
            XCTAssertTrue(bus.own("org.freedesktop.login1"))
            var count = 0
            var monitor: SleepMonitor? = SleepMonitor(on: bus.place) { count += 1 }
            XCTAssertTrue(GtkTesting.pump(until: { monitor?.bus.isListening == true }))
            bus.sync(with: monitor?.bus)

            bus.emit("PrepareForSleep", of: Self.interface, at: Self.path, "(true,)")
            bus.emit("PrepareForSleep", of: Self.interface, at: Self.path, "('of another type',)")
            bus.emit("PrepareForSleep", of: Self.interface, at: "/another/path", "(false,)")
            bus.emit("PrepareForSleep", of: Self.interface, at: Self.path, "(false,)")
            XCTAssertTrue(GtkTesting.pump(until: { count > 0 }))
            bus.sync(with: monitor?.bus)
            GtkTesting.settle()
            XCTAssertEqual(count, 1)
            bus.emit("PrepareForSleep", of: Self.interface, at: Self.path, "(false,)")
            XCTAssertTrue(GtkTesting.pump(until: { count > 1 }))
            XCTAssertEqual(count, 2)

            monitor = nil
            bus.emit("PrepareForSleep", of: Self.interface, at: Self.path, "(false,)")
            bus.sync(with: nil)
            GtkTesting.settle()
            XCTAssertEqual(count, 2)
            bus.down()
            // The wait has a handler of its own.
            XCTAssertTrue(GtkTesting.pump(until: { LiveHandlers.count <= handlers + 1 }))
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }

    func testWithoutABusNothingHappensAndNothingIsLeft() {
        onMain {
            let handlers = LiveHandlers.count
            let monitor = SleepMonitor(on: .address("unix:path=/nonexistent/bus")) { XCTFail("nobody woke up") }
            XCTAssertGreaterThan(LiveHandlers.count, handlers)
            // The wait has a handler of its own.
            XCTAssertTrue(GtkTesting.pump(until: { LiveHandlers.count <= handlers + 1 }))
            XCTAssertEqual(LiveHandlers.count, handlers)
            XCTAssertFalse(monitor.bus.isListening)
        }
    }

    func testAMonitorReleasedBeforeTheBusAnsweredLeavesNothing() {
        onMain {
            let bus = PrivateBus()
            let handlers = LiveHandlers.count
            var monitor: SleepMonitor? = SleepMonitor(on: bus.place) {}
            XCTAssertNotNil(monitor)
            monitor = nil
            // The wait has a handler of its own.
            XCTAssertTrue(GtkTesting.pump(until: { LiveHandlers.count <= handlers + 1 }))
            XCTAssertEqual(LiveHandlers.count, handlers)
            bus.down()
        }
    }
}
