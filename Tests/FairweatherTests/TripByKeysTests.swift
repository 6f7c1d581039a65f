import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather

/// Trips by keys alone: the way to their places and back, and the form.
final class TripByKeysTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAPlaceThatWasOpenedFromATripLeadsBackToThatStay() throws {
        try onMain {
            let (stage, trip) = try Self.stageWithTrips()
            let open = TripPageWords.open("Paris")
            for back in ["Escape", "<Alt>Left"] {
                XCTAssertTrue(WidgetTree.focus(open, in: stage.window))
                stage.press("Return")
                XCTAssertNil(stage.model.trips?.page)
                XCTAssertEqual(stage.place, "Paris")
                XCTAssertTrue(stage.focus.contains("degrees"), stage.focus)
                stage.press("<Control>m Escape")
                XCTAssertNil(stage.model.trips?.page, "the map was opened from the place")
                stage.press(back)
                XCTAssertEqual(stage.model.trips?.page?.pageID, trip, back)
                XCTAssertTrue(stage.focus.contains(open), "\(back): \(stage.focus)")
            }
            stage.press("Escape")
            XCTAssertNil(stage.model.trips?.page)
            XCTAssertTrue(stage.focus.contains("Second"), "the row of the trip that was left: \(stage.focus)")
            stage.press("Escape")
            XCTAssertNil(stage.model.trips?.page, "Escape goes no circle")
        }
    }

    func testAPlaceThatIsChosenMeanwhileLeadsToNoTrip() throws {
        try onMain {
            let (stage, _) = try Self.stageWithTrips()
            XCTAssertTrue(WidgetTree.focus(TripPageWords.open("Paris"), in: stage.window))
            stage.press("Return <Control>Page_Up <Control>Page_Down")
            XCTAssertEqual(stage.place, "Paris")
            stage.press("Escape")
            XCTAssertNil(stage.model.trips?.page)
        }
    }

    func testAPlaceOfATripIsReadWhereverTheSearchStands() throws {
        try onMain {
            let (stage, _) = try Self.stageWithTrips()
            stage.press("<Control>f")
            stage.type("Lon")
            XCTAssertTrue(WidgetTree.focus(TripPageWords.open("Paris"), in: stage.window))
            stage.press("Return")
            XCTAssertTrue(stage.focus.contains("degrees"), stage.focus)
            XCTAssertTrue(WidgetTree.holdsVisibleFocus(stage.run.main.page.root, in: stage.window), stage.focus)
            stage.press("Escape")
            stage.press("Escape")
            XCTAssertTrue(WidgetTree.holdsVisibleFocus(stage.window, in: stage.window), stage.focus)
            stage.press("<Control>f")
            XCTAssertTrue(stage.focus.contains(WindowWords.findPlace), stage.focus)
        }
    }

    func testAFieldOfTheFormKeepsTheKeysOfWriting() throws {
        try onMain {
            let (stage, _) = try Self.stageWithTrips()
            let page = try XCTUnwrap(stage.model.trips?.page)
            page.edit(true)
            stage.settle()
            XCTAssertTrue(WidgetTree.focusWithin(TripPageWords.name, in: stage.window))
            let (rows, first) = (stage.model.locations.rows.map(\.title), page.content.stays.map(\.firstText))
            stage.type("Azores")
            let said = WidgetTree.announcement(in: stage.window)
            for keys in ["<Control>z", "<Control>z", "<Control>y", "<Alt>Down", "<Alt>Left", "F2", "Delete"] {
                stage.press(keys)
                XCTAssertEqual(stage.model.trips?.rows.map(\.title), ["First", "Second"], keys)
                XCTAssertEqual(stage.model.trips?.page?.content.stays.map(\.firstText), first, keys)
                XCTAssertEqual(stage.model.locations.rows.map(\.title), rows, keys)
                XCTAssertTrue(Keyboard.front(of: stage.window).raw == stage.window.raw, "\(keys) opened a dialog")
                XCTAssertEqual(WidgetTree.announcement(in: stage.window), said, keys)
            }
        }
    }

    func testEscapeForgetsWhatIsWrittenInTheForm() throws {
        try onMain {
            let (stage, _) = try Self.stageWithTrips()
            let page = try XCTUnwrap(stage.model.trips?.page)
            let last = TripPageWords.last(at: "Paris")
            page.edit(true)
            stage.settle()
            let saved = try XCTUnwrap(WidgetTree.text(ofFieldNamed: last, in: stage.window))
            XCTAssertTrue(WidgetTree.focusWithin(last, in: stage.window))
            stage.type("1/1/1999")
            XCTAssertNotEqual(WidgetTree.text(ofFieldNamed: last, in: stage.window), saved)
            stage.press("Escape")
            XCTAssertFalse(page.content.isEditing)
            XCTAssertNil(page.content.problem)
            page.edit(true)
            stage.settle()
            XCTAssertEqual(WidgetTree.text(ofFieldNamed: last, in: stage.window), saved)
        }
    }

    func testAnEmptiedDateIsTheOneBefore() throws {
        try onMain {
            let (stage, _) = try Self.stageWithTrips()
            let page = try XCTUnwrap(stage.model.trips?.page)
            let last = TripPageWords.last(at: "Paris")
            page.edit(true)
            stage.settle()
            let saved = try XCTUnwrap(WidgetTree.text(ofFieldNamed: last, in: stage.window))
            XCTAssertTrue(WidgetTree.focusWithin(last, in: stage.window))
            stage.press("<Control>a")
            stage.press("BackSpace")
            XCTAssertEqual(WidgetTree.text(ofFieldNamed: last, in: stage.window), "")
            stage.press("Return")
            XCTAssertEqual(WidgetTree.text(ofFieldNamed: last, in: stage.window), saved)
            XCTAssertNil(page.content.problem)
        }
    }

    func testThePageOfATripHasTheKeysOfAPlaceForTheTrip() throws {
        try onMain {
            let (stage, _) = try Self.stageWithTrips()
            let (open, titles) = (TripPageWords.open("Paris"), { stage.model.trips?.rows.map(\.title) })
            XCTAssertTrue(WidgetTree.focus(open, in: stage.window))
            stage.press("F2")
            XCTAssertEqual(Keyboard.front(of: stage.window).title, "Rename Second")
            stage.type("Seine")
            stage.press("Return")
            XCTAssertEqual(titles(), ["First", "Seine"])
            XCTAssertTrue(WidgetTree.focus(open, in: stage.window))
            stage.press("<Alt>Down")
            XCTAssertEqual(stage.model.locations.rows.map(\.title), ["London", "Paris"], "a place that is not shown")
            stage.press("Delete")
            XCTAssertEqual(WidgetTree.announcement(in: stage.window), WindowWords.deleteAgain(toRemove: "Seine"))
            XCTAssertEqual(titles(), ["First", "Seine"], "not from afar")
            XCTAssertTrue(stage.focus.contains("Seine"), stage.focus)
            stage.press("Delete")
            XCTAssertEqual(titles(), ["First"])
            XCTAssertEqual(stage.model.locations.rows.map(\.title), ["London", "Paris"])
            stage.press("<Control>z")
            XCTAssertEqual(titles(), ["First", "Seine"])
        }
    }

    func testF2OpensTheFormOfTheTripThatTheKeyboardIsOnAtItsName() throws {
        try onMain {
            let (stage, shown) = try Self.stageWithTrips()
            let ids = try XCTUnwrap(stage.model.trips?.rows.map(\.id))
            // The last one is that whose page is shown already.
            for id in ids + [shown] {
                XCTAssertTrue(stage.run.main.sidebar.focusTrip(id))
                stage.press("F2")
                XCTAssertEqual(stage.model.trips?.page?.pageID, id)
                XCTAssertEqual(stage.model.trips?.page?.content.isEditing, true)
                XCTAssertTrue(stage.focus.contains(TripPageWords.name), stage.focus)
                stage.press("Escape")
                XCTAssertEqual(stage.model.trips?.page?.content.isEditing, false)
            }
        }
    }

    func testAPlaceThatIsChosenInTheListKeepsTheFocusThereAlsoBehindADialog() throws {
        try onMain {
            let (stage, _) = try Self.stageWithTrips()
            stage.run.main.sidebar.focusPlaces()
            stage.press(stage.place == "London" ? "Down" : "Up")
            XCTAssertNil(stage.model.trips?.page)
            XCTAssertTrue(stage.run.main.sidebar.holdsPlaceFocus, stage.focus)
            XCTAssertFalse(stage.focus.contains("Second"), "the trip that was left: \(stage.focus)")
            let before = stage.focus
            stage.press("<Control>comma")
            stage.press("Escape")
            XCTAssertEqual(stage.focus, before)
        }
    }

    /// A window that shows the second of two trips, that to Paris; returns its identity.
    @MainActor
    private static func stageWithTrips() throws -> (KeyboardStage, String) {
        let stage = try KeyboardStage(["London", "Paris"])
        var ids: [String] = []
        for (place, name) in [("London", "First"), ("Paris", "Second")] {
            stage.model.openNewTrip()
            stage.settle()
            let page = try XCTUnwrap(stage.model.trips?.page)
            page.adding.type(place)
            page.adding.submit()
            stage.settle()
            page.rename(to: name)
            if name == "Second" { page.setFirst("1.12.2026", ofStay: 0) }
            page.edit(false)
            stage.settle()
            XCTAssertEqual(page.content.stays.count, 1)
            ids.append(page.pageID)
        }
        XCTAssertEqual(stage.model.trips?.rows.map(\.title), ["First", "Second"])
        stage.run.main.present()
        stage.settle()
        return (stage, try XCTUnwrap(ids.last))
    }
}
