import CGtk
import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather

/// What somebody hears who presses a key whose effect is elsewhere than the focus, and where the focus is then.
final class HeardByKeysTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheNextPlaceIsToldWhereTheListDoesNotTellItsSelection() throws {
        try onMain {
            let stage = try KeyboardStage()
            let paris = try XCTUnwrap(stage.model.locations.rows.first { $0.title == "Paris" })
            XCTAssertTrue(WidgetTree.focus(WindowWords.refresh, in: stage.window))
            stage.press("<Control>Page_Down")
            XCTAssertEqual(stage.place, "Paris")
            XCTAssertEqual(Self.told(stage), "", "a screen reader hears of the selected row")
            stage.press("<Control>Page_Up")
            stage.run.main.present()
            stage.press("<Control>Page_Down")
            XCTAssertTrue(stage.focus.contains(paris.spokenText), stage.focus)
            XCTAssertEqual(Self.told(stage), "", "the row says it already")
            WidgetTree.resize(stage.window, width: 360, height: 680)
            stage.settle()
            stage.press("<Control>Page_Up")
            XCTAssertTrue(Self.told(stage).hasPrefix("London, "), Self.told(stage))
        }
    }

    func testTheTableIsToldAndFocusedByWhoIsInTheHours() throws {
        try onMain {
            let stage = try KeyboardStage()
            let (asTable, asChart) = (WindowWords.hours(asTable: true), WindowWords.hours(asTable: false))
            XCTAssertTrue(WidgetTree.focus(WindowWords.refresh, in: stage.window))
            stage.press("<Control>t")
            XCTAssertEqual(Self.told(stage), asTable)
            stage.press("<Control>t")
            XCTAssertEqual(Self.told(stage), asChart)
            let hours = try XCTUnwrap(stage.model.page?.chart?.meteogram.hours.map(\.spokenText))
            for _ in 0..<12 where !hours.contains(where: stage.focus.contains) { stage.press("F6") }
            gtk_window_set_focus_visible(stage.window.pointer(), 0)
            // GTK takes it away again three seconds after the key, which a busy machine may need to paint the rows.
            var isSeen = false
            let seeing = Signal.connect(
                stage.window, "notify::focus-visible",
                argument: { [window = stage.window] _ in
                    if gtk_window_get_focus_visible(window.pointer()) != 0 { isSeen = true }
                })
            stage.press("<Control>t")
            seeing.disconnect()
            let rows = try XCTUnwrap(stage.model.page?.chart?.table.spokenRows)
            XCTAssertTrue(rows.contains { stage.focus.contains($0) }, stage.focus)
            XCTAssertTrue(isSeen, "it is seen where the focus is")
            XCTAssertGreaterThan(WidgetTree.visibleShareOfFocus(in: stage.window), 0.9)
            XCTAssertEqual(Self.told(stage), asTable)
        }
    }

    func testAListOfChoicesThatIsClosedGivesTheFocusBack() throws {
        try onMain {
            let stage = try KeyboardStage()
            let quantity = "button “Temperature”"
            XCTAssertTrue(WidgetTree.focus("Temperature", in: stage.window))
            XCTAssertTrue(stage.focus.contains(quantity), stage.focus)
            stage.press("Return")
            XCTAssertTrue(stage.focus.contains("list-item"), stage.focus)
            stage.press("Escape")
            XCTAssertTrue(stage.focus.contains(quantity), "else the closed list is read, and no news: \(stage.focus)")
        }
    }

    func testAnOpenedDayIsTold() throws {
        try onMain {
            let stage = try KeyboardStage()
            let day = try XCTUnwrap(stage.model.page?.days[1])
            for _ in 0..<16 where !stage.focus.contains("Next days") && !stage.focus.contains("Today: ") {
                stage.press("F6")
            }
            stage.press("Down")
            XCTAssertTrue(stage.focus.contains(day.spokenText), stage.focus)
            stage.press("Return")
            let opened = try XCTUnwrap(stage.model.page?.days[1].spokenText)
            XCTAssertFalse(Self.told(stage).isEmpty, "“expanded” alone says nothing")
            XCTAssertTrue(opened.hasSuffix(Self.told(stage)), "“\(Self.told(stage))” is not of \(opened)")
        }
    }

    func testAKeyForAPlaceIsNeverSilentOnThePage() throws {
        try onMain {
            let stage = try KeyboardStage()
            XCTAssertTrue(WidgetTree.focus(WindowWords.refresh, in: stage.window))
            stage.press("<Alt>Down")
            XCTAssertEqual(stage.model.locations.rows.map(\.title), ["Paris", "London", "Tokyo"])
            XCTAssertEqual(Self.told(stage), "London is now place 2 of 3.")
            stage.press("<Alt>Up <Alt>Up")
            XCTAssertEqual(stage.model.locations.rows.map(\.title), ["London", "Paris", "Tokyo"])
            XCTAssertEqual(Self.told(stage), "This is the first place.")
            stage.press("Delete")
            XCTAssertEqual(stage.model.locations.rows.map(\.title), ["London", "Paris", "Tokyo"], "not from afar")
            XCTAssertEqual(Self.told(stage), "Press Delete again to remove London.")
            let london = try XCTUnwrap(stage.model.locations.rows.first?.spokenText)
            XCTAssertTrue(stage.focus.contains(london), stage.focus)
            stage.press("Delete")
            XCTAssertEqual(stage.model.locations.rows.map(\.title), ["Paris", "Tokyo"])
        }
    }

    func testWhatDeleteDoesIsNoLongerToldOnceThePlaceIsRenamed() throws {
        try onMain {
            let stage = try KeyboardStage()
            XCTAssertTrue(WidgetTree.focus(WindowWords.refresh, in: stage.window))
            stage.press("Delete")
            XCTAssertEqual(Self.told(stage), "Press Delete again to remove London.")
            stage.press("F2")
            XCTAssertFalse(Keyboard.front(of: stage.window).raw == stage.window.raw, "no dialog")
            XCTAssertEqual(Self.told(stage), "", "the key deletes letters now")
        }
    }

    func testAKeyThatIsHeldRemovesOnePlaceAndNoFurtherOne() throws {
        try onMain {
            let stage = try KeyboardStage()
            @MainActor func hold() -> [String] {
                XCTAssertTrue(Keyboard.hold("Delete", repetitions: 6, in: stage.window))
                stage.settle()
                return stage.model.locations.rows.map(\.title)
            }
            XCTAssertTrue(WidgetTree.focus(WindowWords.refresh, in: stage.window))
            XCTAssertEqual(hold(), ["London", "Paris", "Tokyo"], "pressed on the page, it only asks")
            XCTAssertEqual(hold(), ["Paris", "Tokyo"])
            stage.press("Delete")
            XCTAssertEqual(stage.model.locations.rows.map(\.title), ["Tokyo"], "pressed once more")
        }
    }

    func testTheEndsOfTheHoursAndTheQuantityThatADigitChoosesAreTold() throws {
        try onMain {
            let stage = try KeyboardStage()
            XCTAssertTrue(WidgetTree.focus(WindowWords.refresh, in: stage.window))
            stage.press("2")
            XCTAssertEqual(Self.told(stage), "Feels like")
            let hours = try XCTUnwrap(stage.model.page?.chart?.meteogram.hours.map(\.spokenText))
            for _ in 0..<12 where !hours.contains(where: stage.focus.contains) { stage.press("F6") }
            stage.press("3")
            XCTAssertEqual(Self.told(stage), "Feels like", "the hour says it")
            stage.press("Page_Up Page_Up Left")
            XCTAssertEqual(Self.told(stage), "This is the first hour.")
            stage.press("Right")
            stage.press("End Right")
            XCTAssertEqual(Self.told(stage), "This is the last hour.")
        }
    }

    @MainActor
    private static func told(_ stage: KeyboardStage) -> String { WidgetTree.announcement(in: stage.window) }

    func testArrowsToTheSidesDoNotLeaveTheDaysNorTheTable() throws {
        try onMain {
            let stage = try KeyboardStage()
            let day = try XCTUnwrap(stage.model.page?.days[0].spokenText)
            for _ in 0..<16 where !stage.focus.contains(day) { stage.press("F6") }
            for keys in ["Left", "Right"] {
                stage.press(keys)
                XCTAssertTrue(stage.focus.contains(day), "\(keys): \(stage.focus)")
            }
            stage.press("<Shift>F6 <Control>t")
            let row = stage.focus
            stage.press("Left")
            XCTAssertEqual(stage.focus, row)
        }
    }
}
