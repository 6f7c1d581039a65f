import GtkTestSupport
import Presentation
import WeatherText
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

    func testAnActivityOpensItsPageAndEscapeLeadsToThatOfThePlace() {
        onMain {
            withGoodTimes { model, window in
                XCTAssertTrue(WidgetTree.press("Activity run: limits and hours", in: window.window))
                XCTAssertTrue(
                    GtkTesting.pump(until: { WidgetTree.texts(in: window.window).contains("3° to 18°") }))
                XCTAssertTrue(WidgetTree.texts(in: window.window).contains("It would have found two times."))
                XCTAssertFalse(WidgetTree.texts(in: window.window).contains("Then look."))
                XCTAssertTrue(window.pressOnQuantity(.escape))
                XCTAssertNil(model.goodTimes)
            }
        }
    }

    func testThePageOfAnActivityAsksForWhatItsButtonsSay() throws {
        try onMain {
            try withGoodTimes { model, window in
                model.goodTimes?.open("run")
                XCTAssertTrue(
                    GtkTesting.pump(until: { WidgetTree.texts(in: window.window).contains("3° to 18°") }))
                let activity = try XCTUnwrap(model.goodTimes?.activity)
                for name in ["Add a limit", "Duplicate", "Delete"] {
                    XCTAssertTrue(WidgetTree.press(name, in: window.window), name)
                }
                XCTAssertEqual(activity.asked, ["add", "duplicate", "delete"])
                XCTAssertFalse(WidgetTree.focus("Remove the temperature", in: window.window), "it is the last one")
            }
        }
    }

    func testADeletionIsUndoneByItsButtonAndByTheKeyBeforeAPlaceIs() {
        onMain {
            withGoodTimes { model, window in
                model.goodTimes?.undoOffer = Banner(text: "It is gone.", actionLabel: "Undo", style: .info)
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window.window).contains("It is gone.") }))
                window.undo()
                XCTAssertTrue(
                    GtkTesting.pump(until: { !WidgetTree.texts(in: window.window).contains("It is gone.") }))
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
private func withGoodTimes(_ body: (StubWindowModel, MainWindow<StubWindowModel>) throws -> Void) rethrows {
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
    defer { window.window.destroy() }
    try body(model, window)
}
