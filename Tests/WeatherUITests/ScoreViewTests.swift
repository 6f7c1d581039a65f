import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

final class ScoreViewTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testDaysAheadAreButtonsBesideEachOtherOfWhichOneIsChosen() {
        onMain {
            let (model, window) = (StubPreferences(), Window(width: 660, height: 500))
            defer { window.destroy() }
            let view = ScoreView(model) {}
            window.setChild(view.root)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertTrue(WidgetTree.texts(in: window).contains(ScoreWords.ahead))
            XCTAssertTrue(WidgetTree.press("3 days", in: window))
            XCTAssertEqual(model.done, ["score lead 1"])
            XCTAssertTrue(WidgetTree.press("1 day", in: window))
            XCTAssertEqual(model.done, ["score lead 1", "score lead 0"])
        }
    }

    func testWhatTheNumbersMeanStandsOnTheirCardAndWhoseForecastsTheyAreAtTheEnd() throws {
        try onMain {
            let (model, window) = (StubPreferences(), Window(width: 660, height: 500))
            defer { window.destroy() }
            let view = ScoreView(model) {}
            window.setChild(view.root)
            XCTAssertTrue(GtkTesting.paint(window))
            let seen = SeenTexts(of: window, in: window).all
            let tops = try ["This order fits.", ScoreWords.order, ScoreWords.foot].map { words in
                try XCTUnwrap(seen.first { $0.words == words }?.rows.lowerBound, words)
            }
            XCTAssertEqual(tops, tops.sorted())
        }
    }
}
