import Foundation
import GtkTestSupport
import WeatherModel
import WeatherServices
import XCTest

@testable import Gtk
@testable import WeatherText
@testable import WeatherUI

final class ComparisonTableCardTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testATitleThatIsLongerThanTheCardGoesOnInASecondLine() throws {
        try onMain {
            try Wording.$catalogue.withValue(LongTitle()) {
                let page = StubComparison()
                page.text = try Self.text()
                let card = ComparisonTableCard<StubComparison>(model: { page })
                let window = Window(width: 300, height: 400)
                window.styled("fairweather")
                window.setChild(card.root.aligned(vertically: .start))
                card.show(page)
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertEqual(WidgetTree.lines(of: LongTitle.title, in: window), 2)
                XCTAssertEqual(WidgetTree.cutOrTouchingLabels(in: card.root), [])
                XCTAssertLessThanOrEqual(card.root.width, 300)
                window.destroy()
            }
        }
    }

    /// A source of which nothing is known.
    private static func text() throws -> ComparisonText {
        let now = Date(timeIntervalSince1970: 1_795_521_600)
        let point = try XCTUnwrap(Coordinates(latitude: 51.5, longitude: 0))
        let forecast = ComparedForecast(
            id: "a", name: "A", place: Location(id: "a", name: "A", coordinates: point), zone: .gmt, report: nil,
            failure: .offline, at: now)
        return ComparisonText(
            [forecast], areOfOnePlace: true, days: 5, at: now,
            WeatherFormatter(locale: Locale(identifier: "en_GB"), ownZone: .gmt))
    }
}

/// A language in which the title is as long as two lines of a narrow card.
private struct LongTitle: TextCatalogue {
    static let title = "The highest and lowest temperatures of these days"
    let language = "de"
    func text(_ english: StaticString, context: StaticString?) -> String {
        "\(english)" == "High and low" ? Self.title : "\(english)"
    }
    func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String {
        "\(count == 1 ? one : other)"
    }
}
