import CGtkShims
import GtkTestSupport
import XCTest

@testable import Gtk

/// The symbols of libdispatch and of Swift's runtime that the bridge rests on are in no public header: these tests are
/// the alarm should they change.
final class SwiftConcurrencyTests: XCTestCase {
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

    func testWorkForNoActorRunsOnTheOwnPoolAndComesBack() {
        onMain {
            var answer = 0
            let before = shim_job_pool_count()
            Task { @MainActor in answer = await Task.detached { 42 }.value }
            XCTAssertTrue(GtkTesting.pump(until: { answer == 42 }))
            XCTAssertGreaterThan(shim_job_pool_count(), before)
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
