import CGtk
import Charts
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

/// Who chooses the hour that is read: the pointer that moves over the hours, or the keyboard.
final class HourChoiceTests: XCTestCase {
    override func setUp() {
        onMain {
            XCTAssertTrue(GtkTesting.start(), "no display")
            Appearance.isAnimated = false
        }
    }

    override func tearDown() { onMain { Appearance.isAnimated = true } }

    func testTheHourUnderThePointerIsReadAfterAClickToo() throws {
        try onMain {
            let stage = try Self.stage()
            let hours = stage.words
            XCTAssertEqual(stage.reading(awaiting: hours[40]), hours[40])
            XCTAssertTrue(stage.point(at: 44.5, clicks: true))
            XCTAssertEqual(stage.reading(awaiting: hours[44]), hours[44])
            XCTAssertTrue(stage.point(at: 50.5))
            XCTAssertEqual(stage.reading(awaiting: hours[50]), hours[50], "hovering goes on")
        }
    }

    func testAPointerAtRestLeavesTheHourThatAKeyChoseUntilItMoves() throws {
        try onMain {
            let stage = try Self.stage()
            let hours = stage.words
            XCTAssertEqual(stage.reading(awaiting: hours[40]), hours[40])
            XCTAssertTrue(stage.card.grabFocus())
            XCTAssertEqual(stage.reading(awaiting: hours[30]), hours[30], "a pointer at rest chooses nothing for a key")
            for index in 31...33 {
                XCTAssertTrue(Keyboard.press("Right", in: stage.window))
                XCTAssertEqual(stage.reading(awaiting: hours[index]), hours[index])
            }
            stage.card.root.resize()
            XCTAssertEqual(stage.reading(awaiting: hours[40]), hours[33], "the pointer has not moved")
            XCTAssertTrue(stage.point(at: 48.5))
            XCTAssertEqual(stage.reading(awaiting: hours[48]), hours[48])
        }
    }

    func testAnHourIsReadInFewWordsHoweverMuchRoomThereIs() throws {
        try onMain {
            let stage = try Self.stage()
            WidgetTree.resize(stage.window, width: 1200, height: 400)
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.width(of: stage.window) == 1200 }, limit: 10))
            XCTAssertTrue(stage.point(at: 44.5))
            XCTAssertEqual(stage.reading(awaiting: stage.words[44]), stage.words[44])
            XCTAssertNotEqual(stage.words[44], stage.page.chart?.meteogram.hours[44].spokenText)
        }
    }

    func testTheViewGoesOnWithThePresentAfterTheFocusHasPassed() {
        onMain {
            let stage = HoursStage(now: 30.9)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertTrue(stage.card.grabFocus())
            XCTAssertEqual(stage.card.title.text, stage.words[30])
            XCTAssertTrue(Keyboard.isThere && Keyboard.press("<Shift>Tab", in: stage.window))
            XCTAssertFalse(stage.card.view.area.containsFocus)
            XCTAssertNil(stage.card.title.text, "nobody has chosen an hour")
            stage.page.chart = StubHours.chart(100, now: 31.1)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(stage.start, 29)
        }
    }

    func testAReadingLeavesTheToolsBesideItFree() throws {
        try onMain {
            let stage = try Self.stage()
            XCTAssertNotNil(stage.card.title.text)
            let reading = try XCTUnwrap(WidgetTree.frames(styled: "reading", in: stage.window).first)
            let tools = try XCTUnwrap(WidgetTree.frames(styled: "quantities", in: stage.window).first)
            XCTAssertLessThanOrEqual(reading.x + reading.width, tools.x)
        }
    }

    /// Hours of which the pointer is over one.
    @MainActor
    private static func stage() throws -> HoursStage {
        let stage = HoursStage()
        XCTAssertTrue(GtkTesting.paint(stage.window))
        guard stage.point(at: 40.5) else { throw XCTSkip("no pointer can be moved on this display") }
        XCTAssertNotNil(stage.reading(awaiting: stage.words[40]))
        return stage
    }
}
