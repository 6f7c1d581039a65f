import Assembly
import DesktopAssembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import Refreshing
import WeatherStore
import XCTest

@testable import WeatherServices

/// What a window says that shows a report.
final class ReplayedFailureTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAReportSaysWhichSourcesHadFailedAndAPageOfOnesOwnDoesNot() throws {
        let folder = try Files.temporaryFolder()
        let environment = ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_STATE_HOME": folder.path]
        let moment = try XCTUnwrap(try? Date(noon, strategy: .iso8601))
        let health = SourceHealth(now: { moment })
        health.failed("https://api.open-meteo.com", .unreadableAnswer, of: "open-meteo")
        health.failed("https://api.openweathermap.org", .keyRefused, of: "openweather")
        SourceHealthFile(environment: environment).keep(health)
        try onMain {
            for isReplay in [true, false] {
                let model = try Composition(
                    source: .automatic, environment: environment, shipped: ShippedFiles(),
                    wallClock: StandingClock(at: moment),
                    refreshClock: StandingClock(at: moment), locale: Locale(identifier: "en_GB"), zone: .gmt,
                    staysOffline: true, isReplay: isReplay
                ).model
                let text = model.notice?.text ?? ""
                XCTAssertEqual(text.contains("Open-Meteo: invalid reply"), isReplay, text)
                XCTAssertEqual(text.contains("OpenWeather: "), isReplay, text)
            }
        }
    }
}
