import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather

final class EndToEndTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAPlaceFoundByNameIsSavedAndItsWeatherShown() throws {
        try onMain {
            let (server, folder) = (try startServer(), try Files.temporaryFolder())
            let run = try RunningWindow(server: server.url, folder: folder, clock: SettableClock(noon))
            XCTAssertTrue(run.texts.contains("New York"), "the first run offers cities")
            run.add("London")
            run.waitFor("Updated just now")
            let texts = run.texts
            XCTAssertEqual(run.window.title, "London — Fairweather")
            XCTAssertTrue(texts.contains("Today"), "no days among \(texts)")
            XCTAssertTrue(texts.contains("Next hours"), "no hours among \(texts)")
            XCTAssertFalse(texts.contains("—"), "something is missing among \(texts)")
        }
    }

    func testTheNextStartShowsTheLastForecastBeforeAnyRequest() throws {
        try onMain {
            let (server, folder) = (try startServer(), try Files.temporaryFolder())
            let clock = SettableClock(noon)
            do {
                let first = try RunningWindow(server: server.url, folder: folder, clock: clock)
                first.add("London")
                first.waitFor("Updated just now")
                first.settle()
            }
            let asked = server.requests.count
            clock.advance(by: 12 * 60)
            let second = try RunningWindow(server: server.url, folder: folder, clock: clock)
            XCTAssertTrue(second.texts.contains("Updated 12 minutes ago"), "not among \(second.texts)")
            XCTAssertTrue(second.texts.contains("Today"))
            XCTAssertEqual(server.requests.count, asked)
        }
    }

    func testRecordedAnswersAreShownWithTheirValues() throws {
        guard let forecast = try Files.recorded("open-meteo/forecast_nyc_2026-05-11_current.json"),
            let places = try Files.recorded("open-meteo-geocoding/search_newyork.json")
        else { throw XCTSkip("FAIRWEATHER_PAYLOADS names no folder") }
        try onMain {
            let (server, folder) = (try startServer(), try Files.temporaryFolder())
            server.answerForecasts(.init(forecast))
            server.answerSearches(.init(places))
            let run = try RunningWindow(
                server: server.url, folder: folder, clock: SettableClock("2026-05-11T22:40:00Z"))
            run.add("New York")
            run.waitFor("Updated just now")
            // 60.9 °F, feels like 55.9 °F, gusts of 11.9 mph, 31 %, 1018.0 hPa.
            for text in ["16°", "Feels like 13°", "gusts 19", "31\u{A0}%", "1018 hPa", "Mostly clear"] {
                XCTAssertTrue(run.texts.contains { $0.contains(text) }, "“\(text)” is not among \(run.texts)")
            }
        }
    }
}

let noon = "2026-01-15T12:05:00Z"

/// A service on loopback that answers nothing yet.
@MainActor
func startBareServer() -> WeatherServer {
    let server = WeatherServer()
    XCTAssertTrue(GtkTesting.pump(until: { server.isReady }))
    return server
}

/// A server that knows London and its weather in January.
@MainActor
func startServer() throws -> WeatherServer {
    let server = startBareServer()
    server.answerSearches(.init(try Files.fixture("open-meteo/search_london.json")))
    server.answerForecasts(.init(try Files.fixture("open-meteo/forecast_london_january.json")))
    server.answerAirQuality(.init(try Files.fixture("open-meteo/air_quality_january.json")))
    return server
}
