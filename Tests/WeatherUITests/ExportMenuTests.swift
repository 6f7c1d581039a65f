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
            let seen = Seen()
            let menu = ExportMenu(chart: { seen.isChartKnown ? PlainChart() : nil }, window: { window }) {
                seen.told.append($0)
            }
            menu.onDone = { seen.shown.append($0) }
            window.setChild(menu.button)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertTrue(WidgetTree.press(WindowWords.copyAsCSV, in: window, evenHidden: true))
            XCTAssertEqual(seen.shown, [WindowWords.copied])
            XCTAssertEqual(seen.told, [WindowWords.copied])
            seen.isChartKnown = false
            XCTAssertTrue(WidgetTree.press(WindowWords.copyAsCSV, in: window, evenHidden: true))
            XCTAssertEqual(seen.told.count, 1, "without a chart nothing is done")
            menu.isVisible = false
            XCTAssertFalse(menu.open())
        }
    }
}

@MainActor
private final class Seen {
    var isChartKnown = true
    var shown: [String] = []
    var told: [String] = []
}

private struct PlainChart: ExportedChart {
    var csv: String { "time,value\r\n" }
    func fileName(_ ending: String) -> String { "Chart.\(ending)" }
    func picture(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> Drawing {
        Drawing(width: 1, height: 1)
    }
    func svg(_ style: ColourStyle, textScale: Double, _ measure: some TextMeasuring) -> String { "<svg/>" }
}
