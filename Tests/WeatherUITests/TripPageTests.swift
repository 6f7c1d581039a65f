import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI

final class TripPageTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheTripsStandBelowThePlacesOnlyWhereThereIsOne() {
        onMain {
            withTrips { model, window in
                XCTAssertTrue(GtkTesting.pump(until: { !shows(TripPageWords.trips, window) }))
                model.trips?.rows = [
                    TripRow(
                        id: "a", title: "Azores", details: ["in 3 days"], trailingText: nil, trailingDetail: nil,
                        image: nil)
                ]
                XCTAssertTrue(GtkTesting.pump(until: { shows("Azores", window) && shows(TripPageWords.trips, window) }))
                XCTAssertTrue(window.sidebar.focusTrips())
            }
        }
    }

    func testARowShortensTheNameOfAPlaceRatherThanTheDaysBehindIt() {
        onMain {
            withTrips { model, window in
                model.trips?.rows = [
                    TripRow(
                        id: "a", title: "Wales",
                        details: ["Llanfairpwllgwyngyllgogerychwyrn in 3 days", "Lla… in 3 days"],
                        trailingText: "27 Nov", trailingDetail: "18 days", image: nil)
                ]
                XCTAssertTrue(GtkTesting.pump(until: { shows("Lla… in 3 days", window) }))
                XCTAssertFalse(shows("Llanfairpwllgwyngyllgogerychwyrn in 3 days", window))
            }
        }
    }

    func testThePageShowsEachStayAndEscapeLeadsBackToThePlace() {
        onMain {
            withTrips { model, window in
                model.openTrip("t")
                XCTAssertTrue(GtkTesting.pump(until: { shows("Rome", window) && shows("Paris", window) }))
                XCTAssertFalse(shows("7°", window))
                XCTAssertTrue(window.pressOnTrip(.escape))
                XCTAssertNil(model.trips?.page)
                XCTAssertTrue(GtkTesting.pump(until: { shows("7°", window) }))
                XCTAssertFalse(window.pressOnTrip(.escape))
            }
        }
    }

    func testAPlaceThatIsNotSavedCanBeAddedAgain() {
        onMain {
            withTrips { model, window in
                model.openTrip("t")
                XCTAssertTrue(GtkTesting.pump(until: { shows("Rome", window) }))
                XCTAssertTrue(WidgetTree.press(TripPageWords.savePlace, in: window.window))
                XCTAssertTrue(WidgetTree.press(TripPageWords.open("Paris"), in: window.window))
                XCTAssertEqual(model.trips?.page?.asked, ["save 1", "open 0"])
            }
        }
    }

    func testAPlaceIsAddedFromThePageAndOnlyATripThatIsKeptCanBeDeleted() {
        onMain {
            withTrips { model, window in
                model.openTrip("t")
                XCTAssertTrue(GtkTesting.pump(until: { shows(TripPageWords.remove, window) }))
                XCTAssertTrue(WidgetTree.press(TripPageWords.addAnother, in: window.window))
                XCTAssertTrue(GtkTesting.pump(until: { shows(TripPageWords.done, window) }))
                XCTAssertEqual(model.trips?.page?.content.isEditing, true)
                XCTAssertFalse(shows(TripPageWords.addAnother, window))
                model.trips?.begin()
                XCTAssertTrue(GtkTesting.pump(until: { !shows(TripPageWords.remove, window) }))
            }
        }
    }

    func testTheStaysAreExportedWhereThereIsAWindowToAskForAFile() {
        onMain {
            let (trips, window) = (StubTrips(), Window(width: 744, height: 620))
            defer { window.destroy() }
            trips.open("t")
            let page = TripPage<StubTripPage>(
                model: { trips.page }, titleHeight: { _ in 0 }, window: { [weak window] in window },
                announce: { _ in })
            window.setChild(page.root)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertTrue(WidgetTree.texts(in: window).contains(TripPageWords.export))
        }
    }

    func testTheFormTakesDatesByKeysAndMovesAndRemovesStays() {
        onMain {
            withTrips { model, window in
                model.openTrip("t")
                model.trips?.page?.edit(true)
                XCTAssertTrue(GtkTesting.pump(until: { shows(TripPageWords.addPlace, window) }))
                XCTAssertTrue(WidgetTree.press(TripPageWords.later("Paris"), in: window.window))
                XCTAssertTrue(WidgetTree.press(TripPageWords.removeStay("Rome"), in: window.window))
                XCTAssertEqual(model.trips?.page?.asked, ["move 0 1", "remove 1"])
                // The search is left before the form, and the form before the trip.
                model.trips?.page?.adding.type("Rom")
                XCTAssertTrue(window.pressOnTrip(.escape))
                XCTAssertEqual(model.trips?.page?.adding.query, "")
                XCTAssertEqual(model.trips?.page?.content.isEditing, true)
                XCTAssertTrue(window.pressOnTrip(.escape))
                XCTAssertEqual(model.trips?.page?.content.isEditing, false)
                XCTAssertNotNil(model.trips?.page)
            }
        }
    }

    func testTheFocusStaysWithTheStayThatIsMoved() {
        onMain {
            withTrips { model, window in
                model.openTrip("t")
                guard let page = model.trips?.page else { return XCTFail("no page") }
                page.content = StubTripPage.content("t", isEditing: true, places: ["Paris", "Rome", "Porto"])
                XCTAssertTrue(GtkTesting.pump(until: { shows("Porto", window) }))
                let steps = [
                    (TripPageWords.earlier("Porto"), ["Paris", "Porto", "Rome"], TripPageWords.earlier("Porto")),
                    (TripPageWords.earlier("Porto"), ["Porto", "Paris", "Rome"], TripPageWords.later("Porto")),
                    (TripPageWords.later("Porto"), ["Paris", "Porto", "Rome"], TripPageWords.later("Porto")),
                ]
                for (button, places, focus) in steps {
                    XCTAssertTrue(WidgetTree.focus(button, in: window.window))
                    XCTAssertTrue(WidgetTree.press(button, in: window.window))
                    page.content = StubTripPage.content("t", isEditing: true, places: places)
                    GtkTesting.settle()
                    let found = WidgetTree.focus(in: window.window)
                    XCTAssertTrue(found.contains(focus), "\(places): \(found)")
                }
            }
        }
    }
}

@MainActor
private func shows(_ text: String, _ window: MainWindow<StubWindowModel>) -> Bool {
    WidgetTree.texts(in: window.window).contains(text)
}

@MainActor
private func withTrips(_ body: (StubWindowModel, MainWindow<StubWindowModel>) -> Void) {
    let model = StubWindowModel()
    model.trips = StubTrips()
    model.locations.rows = [StubPlace(title: "Paris")]
    model.locations.selectedID = "Paris"
    model.pages = [
        "Paris": StubPage("Paris", current: StubWeather(location: "Paris", weather: "Rain", temperature: 7))
    ]
    let window = MainWindow(model)
    XCTAssertTrue(GtkTesting.paint(window.window))
    body(model, window)
    window.window.destroy()
}
