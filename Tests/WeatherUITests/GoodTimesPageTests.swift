import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

final class GoodTimesPageTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testThePageTakesThePlaceOfThatOfThePlaceAndBackReturnsToIt() {
        onMain {
            withGoodTimes { model, window in
                XCTAssertFalse(WidgetTree.texts(in: window.window).contains("7°"))
                XCTAssertTrue(WidgetTree.press(WindowWords.back, in: window.window))
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window.window).contains("7°") }))
                XCTAssertNil(model.goodTimes)
            }
        }
    }

    func testEscapeLeadsBack() {
        onMain {
            withGoodTimes { model, window in
                XCTAssertTrue(window.pressOnQuantity(.escape))
                XCTAssertNil(model.goodTimes)
                XCTAssertFalse(window.pressOnQuantity(.escape))
            }
        }
    }

    func testASwitchChoosesItsActivityAndFollowsIt() {
        onMain {
            withGoodTimes { model, window in
                XCTAssertTrue(WidgetTree.toggle("Activity stars", in: window.window))
                XCTAssertEqual(model.goodTimes?.choices.map(\.isShown), [false, true])
                model.goodTimes?.choose(false, for: "stars")
                XCTAssertTrue(
                    GtkTesting.pump(until: {
                        WidgetTree.isOn(switchNamed: "Activity stars", in: window.window) == false
                    }))
            }
        }
    }

    func testThePlaceChosenAgainLeadsToItsPage() {
        onMain {
            withGoodTimes { model, window in
                window.leaveRainMap()
                XCTAssertNotNil(model.goodTimes, "it is of another place")
                window.goBack()
                XCTAssertNil(model.goodTimes)
            }
        }
    }
}

@MainActor
private func withGoodTimes(_ body: (StubWindowModel, MainWindow<StubWindowModel>) -> Void) {
    let model = StubWindowModel()
    model.locations.rows = [StubPlace(title: "Paris")]
    model.locations.selectedID = "Paris"
    model.pages = [
        "Paris": StubPage("Paris", current: StubWeather(location: "Paris", weather: "Rain", temperature: 7))
    ]
    let window = MainWindow(model)
    XCTAssertTrue(GtkTesting.paint(window.window))
    model.openGoodTimes()
    XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window.window).contains("Then look.") }))
    body(model, window)
    window.window.destroy()
}
