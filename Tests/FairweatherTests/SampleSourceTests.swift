import Assembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import WeatherServices
import XCTest

@testable import Gtk
@testable import fairweather

final class SampleSourceTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testASampleCityHasEveryPartButWarnings() throws {
        try onMain {
            let run = try RunningWindow(server: nil, folder: try Files.temporaryFolder(), clock: SettableClock(noon))
            run.model.locations.addSuggestion("geonames:2643743")
            run.waitFor("Sample data")
            run.settle()
            let report = try XCTUnwrap(run.model.page?.report)
            XCTAssertEqual(report.parts, Set(WeatherPart.ofPage).subtracting([.alerts]))
            XCTAssertEqual(report.airQuality?.source, .sample)
            let minutes = try XCTUnwrap(report.minutes?.value)
            XCTAssertGreaterThan(minutes.count, 8)
            XCTAssertTrue(minutes.allSatisfy { $0.precipitation != nil })
            XCTAssertNotNil(report.airQuality?.value.current ?? report.airQuality?.value.hours.first)
            XCTAssertNil(run.model.page?.banner)
        }
    }
}
