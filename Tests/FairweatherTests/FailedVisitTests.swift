import DesktopAssembly
import GtkTestSupport
import Presentation
import WeatherStore
import XCTest

@testable import Gtk
@testable import fairweather

/// A place whose first weather nobody could give.
final class FailedVisitTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testItsPageHasAnEndThatSaysThatWarningsAreNotKnownAndCardsWhereTheyAlwaysAre() throws {
        try onMain {
            ShippedFiles().dressProgram()
            for (width, top) in [(1000, 196), (360, 332)] {
                let server = try startServer()
                let run = try RunningWindow(
                    allSources: server.url, folder: try Files.temporaryFolder(), clock: SettableClock(noon))
                for path in ["/v1/forecast", "/v1/air-quality", "/api/v1/warnings/feeds-united-kingdom"] {
                    server.answer(path, .init(status: 503, ""))
                }
                run.add("London")
                run.settle()
                WidgetTree.resize(run.window, width: width, height: 720)
                run.waitFor("There is no weather for London yet.")
                GtkTesting.settle()
                XCTAssertTrue(GtkTesting.paint(run.window))
                XCTAssertEqual(WidgetTree.frames(styled: "footer", in: run.window).count, 1, "\(width): no end")
                let told = run.texts.filter { $0.contains("It is not known whether there are warnings") }
                XCTAssertEqual(told.count, 1, "\(width): of warnings it says nothing, or twice: \(run.texts)")
                XCTAssertEqual(run.texts.count { $0 == "Try again" }, 1, "\(run.texts)")
                let cards = WidgetTree.bounds(styled: "card", in: run.window)
                XCTAssertEqual(cards.map(\.y).min(), top, "\(width): the cards are not where they always are")
            }
        }
    }

    func testWhileItIsAskedForTheFirstTimeNothingIsSaidNotToBeKnown() throws {
        try onMain {
            let stage = try ArrivalStage(ArrivalStage.parts, hasAlert: false)
            XCTAssertEqual(WidgetTree.frames(styled: "footer", in: stage.window).count, 0)
            XCTAssertFalse(WidgetTree.texts(in: stage.window).contains { $0.contains("not known") })
        }
    }
}
