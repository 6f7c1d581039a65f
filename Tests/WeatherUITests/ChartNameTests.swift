import GtkTestSupport
import XCTest

@testable import Gtk
@testable import WeatherUI

final class ChartNameTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testWhatAChartSaysAsAWholeIsNotItsNameAgainAsTheFocusLeavesIt() {
        onMain {
            let window = Window(width: 300, height: 200)
            defer { window.destroy() }
            let area = DrawingArea(width: 280, height: 100).focusable()
            window.setChild(area)
            XCTAssertTrue(GtkTesting.paint(window))
            let name = ChartName(of: area)
            name.tell(whole: "Whole", reading: "Noon")
            XCTAssertTrue(WidgetTree.focus("Whole", in: window))
            name.followFocus(true)
            name.tell(whole: "Whole", reading: "Noon")
            XCTAssertTrue(WidgetTree.focus("Noon", in: window))
            name.followFocus(false)
            name.tell(whole: "Whole", reading: nil)
            XCTAssertTrue(WidgetTree.focus("Noon", in: window), "it would be read out once more")
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.focus("Whole", in: window) }, limit: 3))
        }
    }
}
