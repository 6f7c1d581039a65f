import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI

final class MainWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheFirstRunOffersCitiesAndAPickedOneIsShown() {
        onMain {
            withWindow(StubWindowModel()) { model, window in
                XCTAssertTrue(WidgetTree.texts(in: window).contains("Pick a city."))
                model.pages["Paris"] = StubPage(
                    "Paris", current: StubWeather(location: "Paris", weather: "Rain", temperature: 7))
                XCTAssertTrue(WidgetTree.press("Paris, France", in: window))
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window).contains("7°") }))
                XCTAssertFalse(WidgetTree.texts(in: window).contains("Pick a city."))
                XCTAssertEqual(window.title, "Paris")
            }
        }
    }

    func testTheMenuHasTheCommandsOfAPlaceOnceThereIsOneAndNoRainMapWhereNoRadarSees() throws {
        try onMain { try XCTSkipIf(GtkTesting.isOnWayland, "a menu opens there only for a press of a real button") }
        onMain {
            withWindow(StubWindowModel()) { model, window in
                guard let menu = WidgetTree.openPopover(WindowWords.menu, in: window) else { return XCTFail("no menu") }
                let lines = { WidgetTree.texts(in: menu) }
                XCTAssertTrue(GtkTesting.pump(until: { lines().contains(WindowWords.preferences) }))
                let ofPlace = [WindowWords.rainMap, WindowWords.openComparison, WindowWords.openGoodTimes]
                XCTAssertTrue(Set(lines()).isDisjoint(with: ofPlace), "\(lines())")
                model.pages["Paris"] = StubPage("Paris")
                model.locations.selectedID = "Paris"
                XCTAssertTrue(GtkTesting.pump(until: { Set(lines()).isSuperset(of: ofPlace) }), "\(lines())")
                model.isSeenByRadar = false
                XCTAssertTrue(GtkTesting.pump(until: { !lines().contains(WindowWords.rainMap) }), "\(lines())")
                XCTAssertTrue(Set(lines()).isSuperset(of: ofPlace.dropFirst()), "\(lines())")
                WidgetTree.closePopover(menu)
            }
        }
    }

    func testChoosingAPlaceShowsItsPage() {
        onMain {
            withWindow(twoPlaces()) { model, window in
                XCTAssertTrue(WidgetTree.texts(in: window).contains("7°"))
                XCTAssertTrue(WidgetTree.selectRow(1, ofListNamed: WindowWords.places, in: window))
                XCTAssertEqual(model.locations.selectedID, "Sydney")
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window).contains("25°") }))
                XCTAssertFalse(WidgetTree.texts(in: window).contains("7°"))
            }
        }
    }

    func testHoursAndDaysAppearWhenTheyArriveAndAreSpoken() {
        onMain {
            withWindow(twoPlaces()) { model, window in
                XCTAssertFalse(WidgetTree.texts(in: window).contains(WindowWords.hours))
                model.page?.chart = StubHours.chart(2)
                model.page?.days = [StubDay(dayText: "Today")]
                XCTAssertTrue(
                    GtkTesting.pump(until: {
                        WidgetTree.hasAccessible(named: "Temperature, 2 hours, from 0 to 1 degree Celsius", in: window)
                    }))
                XCTAssertTrue(WidgetTree.hasAccessible(named: "Today: clear, 8 to 16 degrees.", in: window))
            }
        }
    }

    func testABannerTellsAndItsActionRefreshesWhileTheOldWeatherStays() {
        onMain {
            withWindow(twoPlaces()) { model, window in
                model.page?.banner = Banner(text: "No connection.", actionLabel: "Try again")
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window).contains("No connection.") }))
                XCTAssertTrue(WidgetTree.texts(in: window).contains("7°"))
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.press("Try again", in: window) }))
                XCTAssertEqual(model.page?.refreshes, 1)
                model.page?.banner = nil
                XCTAssertTrue(GtkTesting.pump(until: { !WidgetTree.texts(in: window).contains("No connection.") }))
            }
        }
    }

    func testTheKeyboardStaysOnTheButtonWhileTheRefreshThatItBeganRuns() {
        onMain {
            withWindow(twoPlaces()) { model, window in
                XCTAssertTrue(WidgetTree.focus(WindowWords.refresh, in: window))
                let isOnButton = { WidgetTree.focus(in: window).contains(WindowWords.refresh) }
                XCTAssertTrue(isOnButton())
                for isLoading in [true, false] {
                    model.page?.isLoading = isLoading
                    XCTAssertTrue(
                        GtkTesting.pump(
                            until: {
                                SpokenTree(of: window).text.contains(WindowWords.updating) == isLoading
                            }, limit: 20))
                    // GTK takes the focus from what is hidden some time later.
                    XCTAssertTrue(GtkTesting.paint(window))
                    XCTAssertTrue(isOnButton(), WidgetTree.focus(in: window))
                    XCTAssertGreaterThan(WidgetTree.visibleShareOfFocus(in: window), 0)
                }
            }
        }
    }

    func testARefreshShowsThatItRunsInTheRowAtTheTopOfEveryWindow() {
        onMain {
            for width in [360, 700, 1000] {
                let model = twoPlaces()
                let main = MainWindow(model, width: width, height: 600)
                XCTAssertTrue(GtkTesting.paint(main.window))
                let isSaid = { SpokenTree(of: main.window).text.contains(WindowWords.updating) }
                XCTAssertFalse(isSaid(), "\(width)")
                model.page?.isLoading = true
                XCTAssertTrue(GtkTesting.pump(until: isSaid, limit: 20), "\(width)")
                model.page?.isLoading = false
                XCTAssertTrue(GtkTesting.pump(until: { !isSaid() }, limit: 20), "\(width)")
                main.window.destroy()
            }
        }
    }

    func testTypingShowsMatchesInPlaceOfThePlacesAndOneCanBeChosen() {
        onMain {
            withWindow(twoPlaces()) { model, window in
                XCTAssertTrue(WidgetTree.type("Lon", in: window))
                XCTAssertEqual(model.adding.query, "Lon")
                model.adding.matches = [StubPlace(title: "London", detail: "England, United Kingdom")]
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window).contains("London") }))
                XCTAssertTrue(WidgetTree.activateRow(0, ofListNamed: WindowWords.matches, in: window))
                XCTAssertEqual(model.adding.chosen, ["London"])
                XCTAssertTrue(WidgetTree.submit(in: window))
                XCTAssertEqual(model.adding.submissions, 1)
            }
        }
    }

    func testANoticeIsShownUntilItIsDismissed() {
        onMain {
            let model = twoPlaces()
            model.notice = Banner(text: "The file was damaged.", actionLabel: "Dismiss")
            withWindow(model) { model, window in
                XCTAssertTrue(
                    GtkTesting.pump(until: { WidgetTree.texts(in: window).contains("The file was damaged.") }))
                XCTAssertTrue(WidgetTree.press("Dismiss", in: window))
                XCTAssertNil(model.notice)
            }
        }
    }
}

@MainActor
private func twoPlaces() -> StubWindowModel {
    let model = StubWindowModel()
    model.locations.rows = [StubPlace(title: "Paris"), StubPlace(title: "Sydney")]
    model.locations.selectedID = "Paris"
    model.pages = [
        "Paris": StubPage("Paris", current: StubWeather(location: "Paris", weather: "Rain", temperature: 7)),
        "Sydney": StubPage("Sydney", current: StubWeather(location: "Sydney", weather: "Clear", temperature: 25)),
    ]
    return model
}

@MainActor
private func withWindow(_ model: StubWindowModel, _ body: (StubWindowModel, Window) -> Void) {
    let window = MainWindow(model)
    XCTAssertTrue(GtkTesting.paint(window.window))
    body(model, window.window)
    window.window.destroy()
}
