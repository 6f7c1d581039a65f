import GtkTestSupport
import XCTest

@testable import Gtk
@testable import Presentation
@testable import WeatherUI

final class QuantityPageTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testThePageTakesThePlaceOfThatOfThePlaceAndBackReturnsToIt() {
        onMain {
            withQuantity { model, window, _ in
                XCTAssertFalse(WidgetTree.texts(in: window.window).contains("7°"))
                XCTAssertTrue(WidgetTree.texts(in: window.window).contains("Rain until noon."))
                XCTAssertTrue(WidgetTree.press(WindowWords.back, in: window.window))
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window.window).contains("7°") }))
                XCTAssertNil(model.quantity)
            }
        }
    }

    func testEscapeLeadsBack() {
        onMain {
            withQuantity { model, window, _ in
                XCTAssertTrue(window.pressOnQuantity(.escape))
                XCTAssertNil(model.quantity)
                XCTAssertFalse(window.pressOnQuantity(.escape))
            }
        }
    }

    func testTheStoryGoesByDays() {
        onMain {
            withQuantity { _, window, quantity in
                XCTAssertTrue(WidgetTree.press(WindowWords.laterDay, in: window.window))
                XCTAssertEqual(quantity.told, ["2026-11-25"])
            }
        }
    }

    func testTheFocusGoesToTheOtherWayWhereTheStoryIsOfTheLastDay() {
        onMain {
            withQuantity { _, window, quantity in
                XCTAssertTrue(WidgetTree.focus(WindowWords.laterDay, in: window.window))
                quantity.story = QuantityStory(
                    title: "Wednesday 25 November", text: "Dry.", spokenText: "Dry.", earlier: "2026-11-24", later: nil)
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window.window).contains("Dry.") }))
                let focus = WidgetTree.focus(in: window.window)
                XCTAssertTrue(focus.contains(WindowWords.earlierDay), focus)
            }
        }
    }

    func testTheCardOfOtherYearsAsksWhenItsButtonIsPressedAndIsOneStop() {
        onMain {
            withQuantity { _, window, quantity in
                XCTAssertFalse(WidgetTree.texts(in: window.window).contains("Other years"))
                quantity.otherYears = OtherYearsCard(
                    title: "Other years", sentence: nil, note: "Asks for ten years.", action: "Compare", chart: nil,
                    spokenText: "Other years. Asks for ten years.")
                XCTAssertTrue(
                    GtkTesting.pump(until: { WidgetTree.texts(in: window.window).contains("Asks for ten years.") }))
                XCTAssertTrue(WidgetTree.press("Compare", in: window.window))
                XCTAssertEqual(quantity.told, ["years"])
                quantity.otherYears = nil
                XCTAssertTrue(
                    GtkTesting.pump(until: { !WidgetTree.texts(in: window.window).contains("Asks for ten years.") }))
            }
        }
    }

    func testWhatIsMissingIsSaidInPlaceOfTheChart() {
        onMain {
            withQuantity { model, window, _ in
                XCTAssertTrue(WidgetTree.texts(in: window.window).contains("Nobody measures it."))
                XCTAssertTrue(WidgetTree.press("Try again", in: window.window))
                XCTAssertEqual(model.triedAgain, 1)
            }
        }
    }
}

@MainActor
private func withQuantity(_ body: (StubWindowModel, MainWindow<StubWindowModel>, StubQuantity) -> Void) {
    let model = StubWindowModel()
    model.locations.rows = [StubPlace(title: "Paris")]
    model.locations.selectedID = "Paris"
    model.pages = [
        "Paris": StubPage("Paris", current: StubWeather(location: "Paris", weather: "Rain", temperature: 7))
    ]
    let window = MainWindow(model)
    XCTAssertTrue(GtkTesting.paint(window.window))
    model.openQuantity(.wind, isNarrow: false)
    let quantity = model.quantity ?? StubQuantity(.wind)
    XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window.window).contains("Rain until noon.") }))
    body(model, window, quantity)
    window.window.destroy()
}
