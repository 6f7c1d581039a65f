import GtkTestSupport
import Observation
import XCTest

@testable import Gtk

/// The example of the module's README; another test compares the two texts.
final class ReadmeExampleTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheExampleCountsClicksAndLeavesNothing() {
        onMain {
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            do {
                // <example>
                let counter = Counter()
                let label = Label("0")
                let button = Button(label: "Count").styled("suggested-action")
                let binding = Binding { [weak label] in label?.text = "\(counter.value)" }
                button.onClick { counter.value += 1 }
                let window = Window(width: 300, height: 120)
                window.setChild(Container(.vertical, spacing: 6, [label, button]))
                window.present()
                window.onDestroy { _ = binding }
                // </example>
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertEqual(WidgetTree.press("Count", in: window), true)
                XCTAssertTrue(GtkTesting.pump(until: { label.text == "1" }))
                survivors.watch(window)
                window.destroy()
            }
            GtkTesting.settle()
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }
}

@MainActor @Observable
private final class Counter {
    var value = 0
}
