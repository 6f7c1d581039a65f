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
            let network = Object(adopting: UnsafeMutableRawPointer(test_network_monitor_new(1)))
            var monitor: NetworkMonitor? = NetworkMonitor(network) { count += 1 }
            XCTAssertEqual(monitor?.isAvailable, true)
            @MainActor func change(_ isAvailable: Bool) {
                test_network_monitor_set(network.pointer(), isAvailable ? 1 : 0)
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

    func testTheDesktopsOwnMonitorCanBeAskedWhateverItIs() {
        onMain {
            let handlers = LiveHandlers.count
            var monitor: NetworkMonitor? = NetworkMonitor {}
            XCTAssertEqual(
                monitor?.isAvailable, g_network_monitor_get_network_available(g_network_monitor_get_default()) != 0)
            XCTAssertEqual(LiveHandlers.count, handlers + 1)
            monitor = nil
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }
}
