import CGtkShims
import GtkTestSupport
import XCTest

@testable import Gtk

/// The two libdispatch symbols the bridge rests on are not public: these tests are the alarm should they change.
final class MainQueueTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheMainActorRunsInsideTheGtkLoop() {
        onMain {
            var didRun = false
            Task { @MainActor in
                XCTAssertTrue(Thread.isMainThread)
                didRun = true
            }
            XCTAssertFalse(didRun)
            XCTAssertTrue(GtkTesting.pump(until: { didRun }))
        }
    }

    func testWorkComesBackFromAnotherThread() {
        onMain {
            var answer = 0
            Task { @MainActor in answer = await Task.detached { 42 }.value }
            XCTAssertTrue(GtkTesting.pump(until: { answer == 42 }))
        }
    }

    func testTheQueueDoesNotSpinWhenItIsEmpty() {
        onMain {
            var didRun = false
            Task { @MainActor in didRun = true }
            XCTAssertTrue(GtkTesting.pump(until: { didRun }))
            GtkTesting.settle()
            let before = shim_main_queue_dispatches()
            XCTAssertGreaterThan(before, 0)
            for _ in 0..<1000 { GtkTesting.settle() }
            XCTAssertEqual(shim_main_queue_dispatches(), before)
        }
    }

    func testTheHandleIsADescriptor() {
        XCTAssertGreaterThanOrEqual(shim_main_queue_handle(), 0)
    }
}
