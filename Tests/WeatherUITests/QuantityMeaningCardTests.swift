import Foundation
import GtkTestSupport
import WeatherModel
import XCTest

@testable import Gtk
@testable import WeatherText
@testable import WeatherUI

final class QuantityMeaningCardTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testRowsOfTwoLinesKeepTheirDistanceFromEachOther() throws {
        try onMain {
            let meaning = try XCTUnwrap(Wording.$catalogue.withValue(LongSentences()) { Self.meaning })
            let (card, window) = (QuantityMeaningCard(), Window(width: 696, height: 600))
            window.styled("fairweather")
            card.show(meaning)
            window.setChild(card.root.aligned(vertically: .start))
            XCTAssertTrue(GtkTesting.paint(window))
            let words = WidgetTree.all("GtkLabel", in: card.root).filter { $0.hasStyle("quantity-word") }
            XCTAssertTrue(meaning.rows.contains { WidgetTree.lines(of: $0.effect, in: window) ?? 0 > 1 })
            for word in words {
                let natural = word.request(.vertical, for: Int(word.width)).natural
                XCTAssertGreaterThanOrEqual(word.height, Double(natural + 6))
            }
            window.destroy()
        }
    }

    /// Two days, each hour of which is as warm as the others.
    private static var meaning: QuantityMeaning? {
        let now = Date(timeIntervalSince1970: 1_795_521_600)
        let source = WeatherSource(id: "a", name: "A", attribution: "A", homepage: "https://a.example.org")
        let hours = (0..<48).map { number in
            var hour = Hour(time: now + Double(number) * 3600)
            hour.temperature = Temperature(8)
            return hour
        }
        let report = WeatherReport(Forecast(source: source, fetchedAt: now, timeZone: .gmt, hours: hours, days: []))
        let formatter = WeatherFormatter(locale: Locale(identifier: "en_GB"), ownZone: .gmt)
        return QuantityMeaning(
            of: .temperature, in: report.settled(at: now), SentenceContext(formatter, in: .gmt, at: now))
    }
}

/// A language that needs twice as many words for a sentence.
private struct LongSentences: TextCatalogue {
    let language = "de"
    func text(_ english: StaticString, context: StaticString?) -> String {
        let text = "\(english)"
        return text.count > 14 && !text.contains("{") ? "\(text) \(text)" : text
    }
    func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String {
        "\(count == 1 ? one : other)"
    }
}
