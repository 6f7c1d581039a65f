import GtkTestSupport
import Observation
import XCTest

@testable import Gtk

@MainActor @Observable
private final class Counter {
    var first = 0
    var second = 0
    var unread = 0
}

final class BindingTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheFirstRenderIsSynchronous() {
        onMain {
            var renders = 0
            let binding = Binding { renders += 1 }
            XCTAssertEqual(renders, 1)
            withExtendedLifetime(binding) {}
        }
    }

    func testSeveralChangesInOneTurnGiveOneRender() {
        onMain {
            let counter = Counter()
            var seen: [[Int]] = []
            let binding = Binding { seen.append([counter.first, counter.second]) }
            counter.first = 1
            counter.second = 2
            counter.first = 3
            XCTAssertTrue(GtkTesting.pump(until: { seen.count > 1 }))
            GtkTesting.settle()
            XCTAssertEqual(seen, [[0, 0], [3, 2]])
            counter.second = 4
            XCTAssertTrue(GtkTesting.pump(until: { seen.count > 2 }))
            XCTAssertEqual(seen.last, [3, 4])
            withExtendedLifetime(binding) {}
        }
    }

    func testAChangeOfWhatIsNotReadRendersNothing() {
        onMain {
            let counter = Counter()
            var renders = 0
            let binding = Binding {
                _ = counter.first
                renders += 1
            }
            counter.unread = 1
            GtkTesting.settle()
            XCTAssertEqual(renders, 1)
            withExtendedLifetime(binding) {}
        }
    }

    func testAReleasedBindingRendersNoMore() {
        onMain {
            let counter = Counter()
            var renders = 0
            var binding: Binding? = Binding {
                _ = counter.first
                renders += 1
            }
            counter.first = 1
            binding = nil
            _ = binding
            GtkTesting.settle()
            XCTAssertEqual(renders, 1)
        }
    }
}
