import CGtk
import CGtkTestShims
import GtkTestSupport
import XCTest

@testable import Gtk

final class NetworkMonitorTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testOnlyTheReturnOfANetworkThatWasGoneIsTold() {
        onMain {
            let handlers = LiveHandlers.count
            var count = 0
            var monitor: NetworkMonitor? = NetworkMonitor { count += 1 }
            func change(_ isAvailable: Bool) {
                test_emit_flag(
                    UnsafeMutableRawPointer(g_network_monitor_get_default()), "network-changed", isAvailable ? 1 : 0)
            }
            change(false)
            XCTAssertEqual(monitor?.isAvailable, false)
            change(false)
            XCTAssertEqual(count, 0)
            change(true)
            XCTAssertEqual(count, 1)
            XCTAssertEqual(monitor?.isAvailable, true)
            change(true)
            XCTAssertEqual(count, 1, "a route that changes is no return")
            change(false)
            change(true)
            XCTAssertEqual(count, 2)
            monitor = nil
            change(false)
            change(true)
            XCTAssertEqual(count, 2)
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }
}
