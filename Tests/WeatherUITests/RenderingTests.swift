import Charts
import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI

/// Only what has changed is rendered.
final class RenderingTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAnotherVisiblePlaceLeavesTheRowsAsTheyAre() {
        onMain {
            let locations = StubLocations()
            locations.rows = [StubPlace(title: "London", detail: "UK"), StubPlace(title: "Paris", detail: "France")]
            let pane = PlacesPane(locations)
            let window = Window(width: 300, height: 300)
            window.setChild(pane.root)
            XCTAssertTrue(GtkTesting.paint(window))
            let (rows, before) = (locations.rows, locations.readings)
            locations.selectedID = rows[1].id
            GtkTesting.settle()
            XCTAssertTrue(pane.focusSelected())
            XCTAssertEqual(pane.current, rows[1].id)
            XCTAssertEqual(locations.readings, before)
            locations.rows.append(StubPlace(title: "Sydney", detail: "Australia"))
            let after = locations.readings
            GtkTesting.settle()
            XCTAssertGreaterThan(locations.readings, after, "a new row is shown")
            window.destroy()
        }
    }

    func testTheKeyboardGoesToTheSuccessorOfARemovedPlace() {
        onMain {
            let locations = StubLocations()
            locations.rows = ["London", "Paris", "Sydney"].map { StubPlace(title: $0, detail: "") }
            locations.selectedID = locations.rows[1].id
            let pane = PlacesPane(locations)
            let window = Window(width: 300, height: 300)
            window.setChild(pane.root)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertTrue(pane.focusSelected())
            // In the order of a removal: first the row, then the choice.
            let successor = locations.rows[2].id
            locations.rows.remove(at: 1)
            locations.selectedID = successor
            GtkTesting.settle()
            XCTAssertTrue(pane.root.containsFocus)
            XCTAssertEqual(pane.current, successor)
            window.destroy()
        }
    }

    func testANarrowPageOfAReportSaysOfWhichMomentItIsAndHasNoButtonToGoOnline() {
        onMain {
            for isReport in [true, false] {
                let page = StubPage(
                    "London", current: StubWeather(location: "London", weather: "Rain", temperature: 7))
                page.banner = Banner(text: "Offline", actionLabel: "Go online")
                let window = Window(width: 360, height: 500)
                let view = ForecastPage<StubPage>(
                    model: { page }, window: { nil }, openPreferences: {}, tryAgain: {},
                    mark: { isReport ? PageHeading(place: $0.place, narrowTrouble: "Report of 21 Nov") : $0 })
                view.hasNarrowTitle = true
                window.setChild(view.root)
                XCTAssertTrue(GtkTesting.paint(window))
                let texts = WidgetTree.texts(in: window)
                XCTAssertEqual(texts.contains("Report of 21 Nov"), isReport, "\(texts)")
                XCTAssertEqual(texts.contains("Go online"), !isReport, "\(texts)")
                window.destroy()
            }
        }
    }

    func testAnotherTabLeavesTheRestOfThePageAsItIs() {
        onMain {
            let page = StubPage("London")
            let window = Window(width: 700, height: 500)
            let view = ForecastPage<StubPage>(model: { page }, window: { nil }, openPreferences: {}, tryAgain: {})
            window.setChild(view.root)
            XCTAssertTrue(GtkTesting.paint(window))
            let before = page.readings
            page.showMetric(.wind)
            page.showTable(true)
            GtkTesting.settle()
            XCTAssertEqual(page.readings, before)
            page.isLoading = true
            GtkTesting.settle()
            XCTAssertGreaterThan(page.readings, before, "a change of the page is shown")
            window.destroy()
        }
    }
}
