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
            var monitor: SleepMonitor? = SleepMonitor { count += 1 }
            XCTAssertTrue(GtkTesting.pump(until: { monitor?.bus.isListening == true }))
            bus.sync()

            bus.emit("PrepareForSleep", of: Self.interface, at: Self.path, "(true,)")
            bus.emit("PrepareForSleep", of: Self.interface, at: Self.path, "('of another type',)")
            bus.emit("PrepareForSleep", of: Self.interface, at: "/another/path", "(false,)")
            bus.emit("PrepareForSleep", of: Self.interface, at: Self.path, "(false,)")
            XCTAssertTrue(GtkTesting.pump(until: { count > 0 }))
            bus.sync()
            GtkTesting.settle()
            XCTAssertEqual(count, 1)
            bus.emit("PrepareForSleep", of: Self.interface, at: Self.path, "(false,)")
            XCTAssertTrue(GtkTesting.pump(until: { count > 1 }))
            XCTAssertEqual(count, 2)

            monitor = nil
            bus.emit("PrepareForSleep", of: Self.interface, at: Self.path, "(false,)")
            bus.sync()
            GtkTesting.settle()
            XCTAssertEqual(count, 2)
            bus.down()
            XCTAssertTrue(GtkTesting.pump(until: { LiveHandlers.count <= handlers + 1 }))
        }
    }

    func testWithoutASystemBusNothingHappensAndNothingIsLeft() {
        onMain {
            setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nonexistent/bus", 1)
            defer { unsetenv("DBUS_SYSTEM_BUS_ADDRESS") }
            let handlers = LiveHandlers.count
            let monitor = SleepMonitor { XCTFail("nobody woke up") }
            XCTAssertGreaterThan(LiveHandlers.count, handlers)
            XCTAssertTrue(GtkTesting.pump(until: { LiveHandlers.count <= handlers + 1 }))
            XCTAssertFalse(monitor.bus.isListening)
        }
    }

    func testAMonitorReleasedBeforeTheBusAnsweredLeavesNothing() {
        onMain {
            let bus = PrivateBus()
            let handlers = LiveHandlers.count
            var monitor: SleepMonitor? = SleepMonitor {}
            XCTAssertNotNil(monitor)
            monitor = nil
            XCTAssertTrue(GtkTesting.pump(until: { LiveHandlers.count <= handlers + 1 }))
            bus.down()
        }
    }
}
