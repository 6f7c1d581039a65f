import CGtk
import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI

final class AlertsDialogTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testArrowsTurnWarningsAndBackLeadsToTheListAndTheRowThere() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            Self.withDialog(3, at: 0) { dialog in
                XCTAssertTrue(WidgetTree.texts(in: dialog).contains("1 of 3"))
                XCTAssertTrue(WidgetTree.focus(in: dialog).contains("Event 0"), "it is read from its beginning")
                XCTAssertTrue(Keyboard.press("Left Right Right Right", in: dialog))
                XCTAssertTrue(WidgetTree.texts(in: dialog).contains("3 of 3"), "it stops at both ends")
                XCTAssertTrue(WidgetTree.texts(in: dialog).contains("Event 2"))
                XCTAssertTrue(WidgetTree.press(WindowWords.backToAlerts, in: dialog))
                GtkTesting.settle()
                XCTAssertTrue(WidgetTree.texts(in: dialog).contains("Here · 3 in force"))
                XCTAssertTrue(WidgetTree.focus(in: dialog).contains("Event 2"), WidgetTree.focus(in: dialog))
                XCTAssertTrue(Keyboard.press("Right", in: dialog))
                XCTAssertTrue(WidgetTree.texts(in: dialog).contains("Here · 3 in force"), "a list does not turn")
            }
        }
    }

    func testAltLeftLeadsFromAWarningToItsRowInTheListAndNowhereFromThere() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            Self.withDialog(3, at: 1) { dialog in
                for _ in 0..<2 {
                    XCTAssertTrue(Keyboard.press("<Alt>Left", in: dialog))
                    XCTAssertTrue(WidgetTree.texts(in: dialog).contains("Here · 3 in force"))
                    XCTAssertTrue(WidgetTree.focus(in: dialog).contains("Event 1"), WidgetTree.focus(in: dialog))
                }
            }
            Self.withDialog(1, at: nil) { dialog in
                XCTAssertTrue(Keyboard.press("<Alt>Left", in: dialog))
                XCTAssertTrue(WidgetTree.texts(in: dialog).contains("Event 0"), "a single one has no list")
            }
        }
    }

    func testAWarningIsToldWhenTheDialogOpensWithItAndWhenItIsTurnedTo() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            Self.withDialog(3, at: 0) { dialog in
                for index in 0..<3 {
                    let focus = WidgetTree.focus(in: dialog)
                    XCTAssertTrue(focus.contains("Severe, Event \(index)"), focus)
                    // Screen readers leave out the name of a scrolled view that comes with its dialog.
                    XCTAssertFalse(WidgetTree.isFocusOnScrolledView(in: dialog), focus)
                    if index < 2 { XCTAssertTrue(Keyboard.press("Right", in: dialog)) }
                }
            }
        }
    }

    func testTheFirstRowOfTheListGetsTheFocusOnceMoreWhenTheDialogIsSeen() throws {
        onMain {
            let window = Window(width: 700, height: 500)
            XCTAssertTrue(GtkTesting.paint(window))
            AlertsDialog.present(.ofWind(3), at: nil, over: window)
            defer {
                WidgetTree.closeWindows(but: window)
                window.destroy()
                GtkTesting.settle()
            }
            guard let raw = WidgetTree.topLevels().first(where: { $0.raw != window.raw })?.raw else {
                return XCTFail("no dialog")
            }
            let dialog = Window(retaining: raw)
            var (isSeen, told) = (false, [String]())
            dialog.afterPaint(count: 1) { isSeen = true }
            let watching = Signal.connect(
                dialog, "notify::focus-widget",
                argument: { _ in
                    // What has it before is the dialog's own to a screen reader.
                    if isSeen { told.append(WidgetTree.focus(in: dialog)) }
                })
            XCTAssertTrue(GtkTesting.pump(until: { told.contains { $0.contains("Severe, Event 0") } }), "\(told)")
            watching.disconnect()
            XCTAssertTrue(WidgetTree.focus(in: dialog).contains("Severe, Event 0"))
        }
    }

    func testTheTimeOfAWarningInTheListIsWholeAndItsAreaCutAtTheEnd() throws {
        try onMain {
            let area = (1...12).map { "Kreis Nordfriesland \($0)" }.joined(separator: "; ")
            let list = WarningList.ofWind(2, area: area, lasting: 8 * 3600)
            let text = try XCTUnwrap(list.warnings[0].listText)
            XCTAssertTrue(text.hasPrefix("until "), text)
            Self.withDialog(list, at: nil) { dialog in
                let labels = WidgetTree.all("GtkLabel", in: dialog).filter {
                    String(cString: gtk_label_get_text($0.opaque)) == text
                }
                XCTAssertEqual(labels.count, 2)
                for label in labels {
                    XCTAssertEqual(gtk_label_get_ellipsize(label.opaque), PANGO_ELLIPSIZE_END)
                }
            }
        }
    }

    func testASingleWarningHasNoListAndNoWayThere() {
        onMain {
            Self.withDialog(1, at: nil) { dialog in
                XCTAssertTrue(WidgetTree.texts(in: dialog).contains("Event 0"))
                XCTAssertFalse(WidgetTree.press(WindowWords.backToAlerts, in: dialog))
                XCTAssertFalse(WidgetTree.texts(in: dialog).contains("1 of 1"))
            }
        }
    }

    func testAWarningOpenedFromTheListHasItsCardsAsHighAsTheirTexts() throws {
        try onMain {
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let list = WarningList.ofWind(
                6,
                description: """
                    * WHAT...Gusts of up to 130 km/h on\nexposed shores.\n\n* WHEN...Until 11 PM this evening.\n
                    * IMPACTS...Damaging winds will blow down trees and power\nlines. Widespread power outages are expected.
                    Travel will be\ndifficult, especially for high profile vehicles.\n\n* ADDITIONAL DETAILS...Rivers.
                    """, instruction: "Stay indoors and away from windows. If you must drive, watch for falling debris."
            )
            Self.withDialog(list, at: nil) { dialog in
                @MainActor func heights() -> [Int] {
                    WidgetTree.frames(styled: "alert-text", in: dialog).map(\.height)
                }
                XCTAssertTrue(Keyboard.press("Down Return", in: dialog))
                XCTAssertTrue(GtkTesting.paint(dialog))
                GtkTesting.settle()
                let opened = heights()
                XCTAssertEqual(opened.count, 2)
                // What GTK makes of it once everything is known.
                WidgetTree.resizeAll(styled: "alert-text", in: dialog)
                XCTAssertTrue(GtkTesting.paint(dialog))
                XCTAssertEqual(opened, heights())
            }
        }
    }

    @MainActor
    private static func withDialog(_ count: Int, at index: Int?, _ body: (Window) -> Void) {
        withDialog(.ofWind(count), at: index, body)
    }

    @MainActor
    private static func withDialog(_ list: WarningList, at index: Int?, _ body: (Window) -> Void) {
        let window = Window(width: 700, height: 500)
        XCTAssertTrue(GtkTesting.paint(window))
        AlertsDialog.present(list, at: index, over: window)
        defer {
            WidgetTree.closeWindows(but: window)
            window.destroy()
            GtkTesting.settle()
        }
        guard let dialog = WidgetTree.topLevels().first(where: { $0.raw != window.raw }) else {
            return XCTFail("no dialog")
        }
        XCTAssertTrue(GtkTesting.paint(dialog))
        GtkTesting.settle()
        body(dialog)
    }
}
