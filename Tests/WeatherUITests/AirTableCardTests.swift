import Foundation
import GtkTestSupport
import WeatherModel
import XCTest

@testable import Gtk
@testable import WeatherText
@testable import WeatherUI

final class AirTableCardTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testNoNameIsBrokenWithinAWordAndDaysStandBelowEachOtherInEveryWidth() throws {
        try onMain {
            for width in [302, 664, 800] {
                let table = try XCTUnwrap(Wording.$catalogue.withValue(LongWords()) { Self.table })
                let (card, window) = (AirTableCard(), Window(width: width + 34, height: 600))
                card.show(table)
                window.setChild(card.root.aligned(vertically: .start))
                XCTAssertTrue(GtkTesting.paint(window))
                for row in table.rows {
                    let lines = try XCTUnwrap(WidgetTree.lines(of: row.title, in: window), row.title)
                    XCTAssertLessThanOrEqual(lines, 2, "\(width): \(row.title)")
                }
                XCTAssertEqual(WidgetTree.cutOrTouchingLabels(in: card.root), [], "\(width)")
                window.destroy()
            }
        }
    }

    func testTheScaleOfAPollutantIsNotAsLongAsTheDaysBelowIt() throws {
        try onMain {
            let table = try XCTUnwrap(Self.table)
            let (card, window) = (AirTableCard(), Window(width: 336, height: 600))
            card.show(table)
            window.setChild(card.root.aligned(vertically: .start))
            XCTAssertTrue(GtkTesting.paint(window))
            let scales = WidgetTree.all("GtkDrawingArea", in: card.root).filter { $0.height == 18 }
            XCTAssertEqual(scales.count, table.rows.count)
            for scale in scales { XCTAssertLessThan(scale.width, card.root.width / 2) }
            window.destroy()
        }
    }

    /// Ozone and sulphur dioxide of one hour.
    private static var table: AirTable? {
        let now = Date(timeIntervalSince1970: 1_795_521_600)
        let source = WeatherSource(id: "a", name: "A", attribution: "A", homepage: "https://a.example.org")
        let hours = (0..<96).map { hour in
            AirQuality(
                time: now + Double(hour) * 3600, indices: [AirQualityIndex(.european, checking: 42)].compactMap(\.self),
                pollutants: [.ozone: MassConcentration(103), .sulphurDioxide: MassConcentration(2)], pollen: [:])
        }
        var report = WeatherReport(
            Forecast(source: source, fetchedAt: now, timeZone: .gmt, hours: [], days: []))
        report.airQuality = Sourced(AirQualityReport(current: hours[0], hours: hours), source: source, fetchedAt: now)
        let formatter = WeatherFormatter(
            locale: Locale(identifier: "en_GB"), ownZone: .gmt, airQualityStandard: .european)
        return AirTable.pollutants(of: report.settled(at: now), SentenceContext(formatter, in: .gmt, at: now))
    }
}

/// A language whose classes of the air are one long word.
private struct LongWords: TextCatalogue {
    let language = "de"
    func text(_ english: StaticString, context: StaticString?) -> String {
        context.map { "\($0)" } == "air quality" ? String(repeating: "n", count: 26) : "\(english)"
    }
    func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String {
        "\(count == 1 ? one : other)"
    }
}
