import Foundation
import GtkTestSupport
import Presentation
import WeatherText
import WeatherModel
import XCTest

@testable import Gtk
@testable import WeatherUI

/// Warnings of a megabyte a text: what the window is given to lay out does not grow with what was sent.
final class LongWarningTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    private static let long = String(repeating: "x", count: 1 << 20)

    /// Warnings as they come out of a decoder.
    private static func alerts(_ count: Int) -> [Alert] {
        let text = AlertText(
            event: long, headline: long, description: long, instruction: long,
            area: String(repeating: "A district, ", count: 90_000))
        // The same text again and again, which is looked at once.
        return Array(
            repeating: Alert(id: "", sender: long, texts: [text], coverage: .place).bounded, count: count
        ).enumerated().map { number, alert in
            var alert = alert
            alert.id = String(number)
            return alert
        }
    }

    private static let context = SentenceContext(
        WeatherFormatter(locale: Locale(identifier: "en_GB"), units: .metric, ownZone: .gmt), in: .gmt,
        at: Date(timeIntervalSince1970: 1_770_724_800))

    @MainActor
    private static func wordings(_ count: Int) -> [AlertDisplayText] {
        alerts(count).map { AlertDisplayText($0, context) }
    }

    @MainActor
    private static func letters(in window: Window) -> Int {
        WidgetTree.texts(in: window).reduce(0) { $0 + $1.unicodeScalars.count }
    }

    func testAPageLaysOutTheBeginningOfTheFirstWarningOnly() throws {
        try onMain {
            let all = Self.wordings(200)
            let window = Window(width: 900, height: 600)
            let pane = AlertsStrip(window: { window }) { WarningList(all, of: "Here") }
            window.setChild(pane.root)
            pane.show(WarningsSummary(foremost: all.first, others: 199))
            let start = ContinuousClock.now
            XCTAssertTrue(GtkTesting.paint(window))
            print("a strip of long warnings was painted in", ContinuousClock.now - start)
            XCTAssertLessThan(Self.letters(in: window), 800)
            XCTAssertTrue(WidgetTree.press("199 more warnings", in: window))
            let list = try XCTUnwrap(WidgetTree.topLevels().first { $0.raw != window.raw })
            XCTAssertTrue(GtkTesting.paint(list))
            XCTAssertLessThan(Self.letters(in: list), 50 * 400, "all two hundred are laid out before the first frame")
            XCTAssertTrue(WidgetTree.activateRow(1, ofListNamed: WindowWords.alerts, in: list))
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.texts(in: list).contains("2 of 200") }, limit: 10), "it opens")
            WidgetTree.closeWindows(but: window)
            window.destroy()
        }
    }

    func testAWarningIsOpenedInAViewThatHoldsAllOfItInShortLines() throws {
        onMain {
            let alert = Self.wordings(1)[0]
            let text = (alert.passages + alert.advice).map(\.text).joined(separator: "\n")
            XCTAssertGreaterThan(text.unicodeScalars.count, 40_000)
            XCTAssertTrue(text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 1200 })
            let window = Window(width: 900, height: 600)
            XCTAssertTrue(GtkTesting.paint(window))
            let start = ContinuousClock.now
            AlertsDialog.present(WarningList([alert], of: "Here"), over: window)
            guard let dialog = WidgetTree.topLevels().first(where: { $0.raw != window.raw }) else {
                return XCTFail("no dialog")
            }
            XCTAssertTrue(GtkTesting.paint(dialog))
            print("a long warning was opened in", ContinuousClock.now - start)
            XCTAssertLessThan(Self.letters(in: dialog), 1_000, "a label holds the text")
            WidgetTree.closeWindows(but: window)
            window.destroy()
        }
    }
}
