import Foundation
import GtkTestSupport
import WeatherModel
import WeatherServices
import WeatherText
import XCTest

@testable import Gtk
@testable import Presentation
@testable import WeatherUI

/// A comparison over real servers: each source is asked once when it is opened, and not again before a quarter of an hour.
final class CompareOverSocketsTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    private static let london = Location(
        id: "geonames:2643743", name: "London", country: "United Kingdom", countryCode: "GB",
        coordinates: Coordinates(clampingLatitude: 51.51, longitude: -0.13), timeZoneIdentifier: "Europe/London")

    func testSourcesAreAskedOnceWhenItIsOpenedAndTheOneThatFailsIsNamed() throws {
        try onMain {
            let (openMeteo, metNorway) = (startBareServer(), startBareServer())
            openMeteo.answer("/v1/forecast", .init(try Files.fixture("open-meteo/forecast_london_july.json")))
            let stage = try RainMapStage(
                nil,
                servers: [
                    WeatherSource.openMeteo.id: openMeteo.url, WeatherSource.metNorway.id: metNorway.url,
                ], at: "2026-07-15T11:05:00Z", place: Self.london, isOpen: false)
            @MainActor func asked() -> [Int] { [openMeteo.requests.count, metNorway.requests.count] }
            XCTAssertEqual(asked(), [0, 0], "before it is opened")
            stage.model.openComparison(isNarrow: false)
            stage.settle()
            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title == "Compare – London" }))
            XCTAssertEqual(asked(), [1, 1])
            let comparison = try XCTUnwrap(stage.model.comparison)
            XCTAssertEqual(comparison.text.rows.map(\.name), ["Open-Meteo", "MET Norway"])
            XCTAssertFalse(comparison.text.rows[0].cells.isEmpty)
            XCTAssertTrue(comparison.text.rows[1].cells.isEmpty)
            XCTAssertNotNil(comparison.text.rows[1].failureText)
            XCTAssertTrue(comparison.detail?.contains("MET Norway") == true, comparison.detail ?? "nothing")
            XCTAssertTrue(stage.texts.contains(comparison.sentence), "\(stage.texts)")
            XCTAssertTrue(WidgetTree.press(WindowWords.back, in: stage.window))
            stage.pass(60)
            stage.model.openComparison(isNarrow: false)
            stage.settle()
            XCTAssertEqual(asked(), [1, 1], "back and forth")
            stage.pass(900)
            XCTAssertEqual(asked(), [1, 1], "in the background")
            stage.model.closeComparison()
            stage.pass(60)
            stage.model.openComparison(isNarrow: false)
            stage.settle()
            // Who has nothing for the place is left alone for longer.
            XCTAssertEqual(asked(), [2, 1], "after a quarter of an hour")
        }
    }

    func testNobodyIsAskedWhileTheUserWantsThatAndThenAtOnce() throws {
        try onMain {
            let (openMeteo, metNorway) = (startBareServer(), startBareServer())
            let stage = try RainMapStage(
                nil,
                servers: [
                    WeatherSource.openMeteo.id: openMeteo.url, WeatherSource.metNorway.id: metNorway.url,
                ], at: "2026-07-15T11:05:00Z", place: Self.london, isOpen: false)
            stage.model.toggleOffline()
            stage.model.openComparison(isNarrow: false)
            stage.settle()
            XCTAssertEqual(openMeteo.requests.count + metNorway.requests.count, 0)
            let comparison = try XCTUnwrap(stage.model.comparison)
            XCTAssertEqual(comparison.detail, "Offline: nothing is asked.")
            stage.model.toggleOffline()
            stage.settle()
            XCTAssertEqual([openMeteo.requests.count, metNorway.requests.count], [1, 1])
        }
    }
}
