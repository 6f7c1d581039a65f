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
