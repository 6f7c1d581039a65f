import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI

final class WindowLeakTests: XCTestCase {
    override func setUp() {
        onMain {
            XCTAssertTrue(GtkTesting.start(), "no display")
            // What GTK makes once and keeps must not be counted against the window.
            openUseAndClose(Survivors())
        }
    }

    func testNothingOfAWindowOutlivesIt() {
        onMain {
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            openUseAndClose(survivors)
            XCTAssertGreaterThan(survivors.count, 100)
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }

    func testALeakMadeOnPurposeIsSeen() {
        onMain {
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            openUseAndClose(survivors) { window in
                window.onDestroy { [window] in _ = window }
            }
            XCTAssertTrue(survivors.alive.contains { $0.hasPrefix("GtkWindow") })
            XCTAssertGreaterThan(LiveHandlers.count, handlers)
        }
    }
}

/// Opens the whole window, adds and removes places, shows a page with everything on it, and closes it.
@MainActor
private func openUseAndClose(_ survivors: Survivors, sabotage: (Window) -> Void = { _ in }) {
    let model = StubWindowModel()
    let page = StubPage("Paris", current: StubWeather(location: "Paris", weather: "Rain", temperature: 7))
    page.chart = StubHours.chart(24)
    page.days = (0..<10).map { StubDay(dayText: "Day \($0)") }
    page.banner = Banner(text: "Old", actionLabel: "Try again")
    page.attributions = [Attribution(text: "Weather data", link: "https://example.org/")]
    model.pages["Paris"] = page

    var main: MainWindow? = MainWindow(model)
    guard let window = main?.window else { return XCTFail("no window") }
    XCTAssertTrue(GtkTesting.paint(window))
    survivors.watch(window)
    model.locations.addSuggestion("Paris")
    model.locations.addSuggestion("Sydney")
    XCTAssertTrue(GtkTesting.paint(window))
    model.locations.selectedID = "Paris"
    XCTAssertTrue(GtkTesting.paint(window))
    survivors.watch(window)
    model.locations.remove("Sydney")
    model.adding.type("Lon")
    model.adding.matches = [StubPlace(title: "London")]
    XCTAssertTrue(GtkTesting.paint(window))
    survivors.watch(window)
    sabotage(window)
    window.destroy()
    main = nil
    GtkTesting.settle()
}
