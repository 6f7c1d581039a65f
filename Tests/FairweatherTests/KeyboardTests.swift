import Charts
import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk

/// What the keyboard alone does in the window, with keys that come from the display.
final class KeyboardTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheFieldTakesTwoHundredLettersAndSaysSo() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            let width = WidgetTree.width(of: stage.window)
            stage.press("<Control>k")
            WidgetTree.fillClipboard(String(repeating: "x", count: 1 << 20), of: stage.window)
            stage.press("<Control>v")
            XCTAssertTrue(GtkTesting.pump(until: { !stage.model.adding.query.isEmpty }))
            XCTAssertEqual(WidgetTree.searchText(in: stage.window)?.count, 200)
            XCTAssertEqual(stage.model.adding.query.count, 200)
            stage.run.waitFor("200 letters")
            stage.press("y")
            XCTAssertEqual(WidgetTree.searchText(in: stage.window), String(repeating: "x", count: 200))
            XCTAssertEqual(WidgetTree.width(of: stage.window), width, "the window stays as wide as it was")
            stage.press("BackSpace")
            XCTAssertEqual(WidgetTree.searchText(in: stage.window)?.count, 199)
            XCTAssertFalse(stage.run.texts.contains { $0.contains("200 letters") })
        }
    }

    func testAfterSearchingOnlineForNonsenseTheKeyboardIsInTheField() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            stage.press("<Control>k")
            stage.type("xqzvbk")
            stage.press("Down")
            XCTAssertTrue(stage.focus.contains("Search online"), stage.focus)
            stage.press("Return")
            XCTAssertTrue(stage.focus.contains(WindowWords.findPlace), stage.focus)
        }
    }

    func testUpFromTheFirstMatchReturnsToTheField() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            stage.press("<Control>k")
            stage.type("spring")
            stage.press("Down")
            XCTAssertFalse(stage.focus.contains(WindowWords.findPlace), stage.focus)
            stage.press("Down")
            stage.press("Up")
            XCTAssertFalse(stage.focus.contains(WindowWords.findPlace), stage.focus)
            stage.press("Up")
            XCTAssertTrue(stage.focus.contains(WindowWords.findPlace), stage.focus)
            stage.type("f")
            XCTAssertEqual(stage.model.adding.query, "springf", "it is written on, not over")
        }
    }

    func testAPointerThatRestsOnTheMatchesDoesNotTakeTheKeyboardsPlace() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            stage.press("<Control>k")
            stage.type("spring")
            XCTAssertTrue(WidgetTree.point(atX: 100, y: 180, in: stage.window))
            stage.press("Down")
            let first = stage.focus
            stage.press("Down")
            XCTAssertFalse(stage.focus.contains(WindowWords.findPlace), stage.focus)
            XCTAssertNotEqual(stage.focus, first)
            stage.press("Up")
            XCTAssertEqual(stage.focus, first)
        }
    }

    func testAClickOnAMatchPicksIt() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            stage.press("<Control>k")
            stage.type("springs")
            let match = try XCTUnwrap(stage.model.adding.matches.first)
            XCTAssertTrue(WidgetTree.point(atX: 100, y: 80, clicks: true, in: stage.window))
            // The display tells of it some time later.
            XCTAssertTrue(GtkTesting.pump(until: { stage.place == match.title }, limit: 10), stage.place ?? "")
            XCTAssertEqual(stage.model.adding.query, "")
        }
    }

    func testAClickDraggedOffAMatchPicksNothing() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            stage.press("<Control>k")
            stage.type("springs")
            XCTAssertFalse(stage.model.adding.matches.isEmpty)
            for end in [(x: 100, y: 200), (x: 600, y: 300)] {
                XCTAssertTrue(WidgetTree.drag(from: (100, 80), to: end, in: stage.window))
                // The display tells of it before what comes after it.
                XCTAssertTrue(WidgetTree.point(atX: 20, y: 400, in: stage.window))
                stage.settle()
                _ = GtkTesting.pump(until: { stage.place != "London" }, limit: 1)
                XCTAssertEqual(stage.place, "London", "let go at \(end)")
                XCTAssertEqual(stage.model.adding.query, "springs")
            }
        }
    }

    func testTypingInThePlacesSearches() throws {
        try onMain {
            let stage = try KeyboardStage()
            stage.run.main.present()
            XCTAssertTrue(stage.focus.contains("London"), stage.focus)
            stage.type("osl")
            XCTAssertEqual(stage.model.adding.query, "osl")
            XCTAssertTrue(stage.focus.contains(WindowWords.findPlace), stage.focus)
            stage.press("Escape")
            XCTAssertTrue(stage.focus.contains("London"), stage.focus)
        }
    }

    func testWhoPicksAPlaceLandsOnItsPage() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            for (name, keys) in [("Oslo", "Return"), ("Lima", "Down Return"), ("Oslo", "Return")] {
                stage.press("<Control>k")
                stage.type(name)
                stage.press(keys)
                XCTAssertEqual(stage.place, name)
                XCTAssertTrue(stage.focus.contains(name), "\(name): \(stage.focus)")
                XCTAssertTrue(stage.focus.contains("degrees"), "it is the weather now: \(stage.focus)")
            }
        }
    }

    func testTabComesToThePlacesAfterAMatchWasPicked() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            stage.press("<Control>k")
            stage.type("Lima")
            stage.press("Down Return")
            XCTAssertEqual(stage.place, "Lima")
            stage.press("<Control>k Tab Tab")
            XCTAssertTrue(stage.focus.contains("list-item “Lima"), stage.focus)
        }
    }

    func testThePlaceChangesFromAnywhere() throws {
        try onMain {
            let stage = try KeyboardStage()
            for stop in 0..<12 {
                let focus = stage.focus
                stage.press("<Control>Page_Down")
                XCTAssertEqual(stage.place, "Paris", focus)
                stage.press("<Control>Page_Up")
                XCTAssertEqual(stage.place, "London", focus)
                if stop == 5 { stage.press("<Control>t") }
                stage.press("F6")
            }
        }
    }

    func testInThePlacesTheKeyboardFollowsThePlaceThatIsShown() throws {
        try onMain {
            let stage = try KeyboardStage()
            stage.run.main.present()
            stage.press("<Control>Page_Down")
            XCTAssertTrue(stage.focus.contains("Paris"), stage.focus)
            stage.press("Delete")
            XCTAssertEqual(stage.model.locations.rows.map(\.title), ["London", "Tokyo"])
        }
    }

    func testDigitsChooseTheQuantityEverywhereButInAField() throws {
        try onMain {
            let stage = try KeyboardStage()
            stage.run.main.present()
            for (number, metric) in ChartMetric.allCases.enumerated() {
                stage.press("\(number + 1)")
                XCTAssertEqual(stage.model.page?.metric, metric, stage.focus)
                stage.press("F6")
                if stage.focus.contains(WindowWords.findPlace) { stage.press("F6") }
            }
            stage.press("<Control>k 3")
            XCTAssertEqual(stage.model.adding.query, "3")
            XCTAssertEqual(stage.model.page?.metric, ChartMetric.allCases.last)
            stage.press("Escape <Control>Page_Down")
            XCTAssertEqual(stage.place, "Paris")
            XCTAssertEqual(stage.model.page?.metric, ChartMetric.allCases.last, "each place shows the same quantity")
        }
    }

    func testControlZBringsTheLastPlaceBackAlthoughTheFieldHasTheFocus() throws {
        try onMain {
            let stage = try KeyboardStage()
            stage.run.main.present()
            stage.press("<Control>f t o k Escape")
            stage.run.main.present()
            for place in ["London", "Paris", "Tokyo"] {
                stage.press("Delete")
                stage.run.waitFor("\(place) was removed.")
            }
            XCTAssertEqual(stage.model.locations.rows.map(\.title), [])
            stage.press("<Control>f <Control>z")
            XCTAssertEqual(stage.model.locations.rows.map(\.title), ["Tokyo"])
            XCTAssertEqual(stage.model.adding.query, "")
        }
    }

    func testControlZUndoesTheLastRemovalOrMove() throws {
        try onMain {
            let stage = try KeyboardStage()
            stage.run.main.present()
            let titles = { stage.model.locations.rows.map(\.title) }
            stage.press("Delete")
            XCTAssertEqual(titles(), ["Paris", "Tokyo"])
            stage.run.waitFor("London was removed.")
            stage.press("F6 <Control>z")
            XCTAssertEqual(titles(), ["London", "Paris", "Tokyo"])
            stage.run.main.present()
            stage.press("<Alt>Down <Alt>Down")
            XCTAssertEqual(titles(), ["Paris", "Tokyo", "London"])
            stage.run.waitFor("London was moved.")
            stage.press("<Control>z")
            XCTAssertEqual(titles(), ["London", "Paris", "Tokyo"])
            stage.press("<Control>z")
            XCTAssertEqual(titles(), ["London", "Paris", "Tokyo"], "once is enough")
        }
    }
}
