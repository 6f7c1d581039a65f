import GtkTestSupport
import XCTest

@testable import Gtk
@testable import WeatherUI

final class PageColumnTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testACardIsAsHighAsItsNeighbourUnlessMuchOfItWouldBeEmpty() {
        onMain {
            for (low, expected) in [(100, 100), (280, 300)] {
                let window = Window(width: 1100, height: 500)
                let cards = [low, 300].map { Container(.vertical).sized(height: $0).styled("card-\($0)") }
                let column = PageColumn(parts: cards, cards: cards, titleHeight: { _ in 0 }).root
                window.setChild(column)
                XCTAssertTrue(GtkTesting.paint(window))
                let bounds = WidgetTree.bounds(styled: "card-\(low)", in: column)
                XCTAssertEqual(bounds.map(\.height), [expected])
                window.destroy()
            }
        }
    }
}
