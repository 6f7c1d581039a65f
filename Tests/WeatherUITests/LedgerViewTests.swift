import Foundation
import GtkTestSupport
import WeatherModel
import WeatherStore
import WeatherText
import XCTest

@testable import Gtk
@testable import Presentation
@testable import WeatherUI

final class LedgerViewTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTimesOfATwelveHourClockEndBelowEachOtherAndServersBeginSo() {
        onMain {
            for isMirrored in [false, true] {
                TextDirection.isRightToLeft = isMirrored
                defer { TextDirection.isRightToLeft = false }
                let (model, window) = (StubLedger(), Window(width: 628, height: 400))
                defer { window.destroy() }
                // 1:05 in the afternoon, 11:05 in the morning, and a Wednesday.
                model.rows = [Self.row(13.1), Self.row(11.1), Self.row(-30)]
                let view = LedgerView(model)
                let page = Container(.vertical, [view.root]).styled("dialog-page")
                window.setChild(page)
                XCTAssertTrue(GtkTesting.paint(window))
                let times = WidgetTree.frames(styled: "ledger-time", in: page)
                XCTAssertEqual(times.count, 3)
                XCTAssertEqual(Set(times.map(\.x)).count, 1, "\(times)")
                XCTAssertEqual(Set(times.map(\.width)).count, 1, "\(times)")
                let servers = WidgetTree.frames(styled: "ledger-server", in: page)
                XCTAssertEqual(servers.count, 3)
                XCTAssertEqual(Set(servers.map { isMirrored ? $0.x + $0.width : $0.x }).count, 1, "\(servers)")
            }
        }
    }

    /// A request so many hours after the beginning of Friday, 27 November 2026.
    @MainActor
    private static func row(_ hours: Double) -> LedgerRow {
        let today = CivilDate(dayNumber: 20_784)
        let start = Date(timeIntervalSince1970: Double(today.dayNumber) * 86_400 + hours * 3600)
        let record = RequestRecord(
            start: start, address: "https://api.met.no/weatherapi?lat=53.55&lon=9.99", headers: ["host"],
            cause: .renewal, sentBytes: 400)
        return LedgerRow(
            record, today: today, in: .gmt, WeatherFormatter(locale: Locale(identifier: "en_US"), ownZone: .gmt))
    }
}
