import Charts
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import Presentation
@testable import WeatherUI

final class ExportMenuTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testACopyIsSaidOnTheScreenAndToAScreenReader() {
        onMain {
            let window = Window(width: 200, height: 200)
            defer { window.destroy() }
            var (isKnown, shown, told) = (true, [String](), [String]())
            let menu = ExportMenu(chart: { isKnown ? PlainChart() : nil }, window: { window }) { told.append($0) }
            menu.onDone = { shown.append($0) }
            window.setChild(menu.button)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertTrue(WidgetTree.press(WindowWords.copyAsCSV, in: window, evenHidden: true))
            XCTAssertEqual(shown, [WindowWords.copied])
            XCTAssertEqual(told, [WindowWords.copied])
            isKnown = false
            XCTAssertTrue(WidgetTree.press(WindowWords.copyAsCSV, in: window, evenHidden: true))
            XCTAssertEqual(told.count, 1, "without a chart nothing is done")
            menu.isVisible = false
            XCTAssertFalse(menu.open())
        }
    }
}

private struct PlainChart: ExportedChart {
    var csv: String { "time,value\r\n" }
    func fileName(_ ending: String) -> String { "Chart.\(ending)" }
    func picture(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> Drawing {
        Drawing(width: 1, height: 1)
    }
    func svg(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> String { "<svg/>" }
}
