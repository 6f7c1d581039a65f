import CGtk
import CGtkShims
import GtkTestSupport
import XCTest

@testable import Gtk

final class LabelTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAHighRowDoesNotMakeAWrappedTextNarrower() throws {
        try XCTSkipUnless(shim_can_ignore_height() != 0, "newer versions of GTK keep their own way")
        onMain {
            let label = Label("Light rain until two, then dry with sunny spells").wrapped(width: 30)
            let usual = label.request(.horizontal)
            let high = label.request(.horizontal, for: 400)
            XCTAssertEqual(high.natural, usual.natural)
            XCTAssertEqual(high.least, usual.least)
        }
    }

    func testTheHeightOfAWrappedTextIsThatOfItsOwnWidth() throws {
        try XCTSkipUnless(shim_can_ignore_height() != 0, "newer versions of GTK keep their own way")
        onMain {
            let label = Label("Light rain until two, then dry with sunny spells").wrapped(width: 16)
            let own = label.request(.vertical, for: label.request(.horizontal).natural)
            XCTAssertEqual(label.request(.vertical).least, own.least)
            // GTK complains of a row that needs more height at some width than without one.
            let row = Container(.horizontal, [label])
            XCTAssertGreaterThanOrEqual(row.request(.vertical).least, row.request(.vertical, for: 1 << 20).least)
        }
    }

    func testNoLineEndsWithinAName() {
        onMain {
            Self.seeLines(of: "The service Open-Meteo cannot be reached, and Open-Meteo is not the only one.", end: "-")
        }
    }

    func testNoLineEndsBetweenAMinusSignAndItsNumber() {
        onMain {
            // It lacks the sign, in whose place a dash is shown, after which a line may end.
            TextFont.with("Noto Sans 11") {
                Self.seeLines(of: "Feels like \u{2212}17° to \u{2212}15°, or \u{2212}14° at noon.", end: "\u{2013}")
            }
        }
    }

    /// Lays the text out at many widths and looks whether a line ends with that character.
    @MainActor
    private static func seeLines(of text: String, end: Character) {
        let label = Label("").wrapped(width: 30)
        let window = Window(width: 400, height: 300)
        window.setChild(label)
        label.text = text
        window.present()
        for width in stride(from: 390, to: 110, by: -4) {
            WidgetTree.resize(window, width: width, height: 300)
            XCTAssertTrue(GtkTesting.paint(window))
            let layout = gtk_label_get_layout(label.opaque)
            let starts = (0..<pango_layout_get_line_count(layout)).compactMap {
                pango_layout_get_line_readonly(layout, $0).map { Int($0.pointee.start_index) }
            }
            let bytes = String(cString: gtk_label_get_text(label.opaque)).utf8
            for start in starts.dropFirst() {
                let line = String(decoding: bytes.prefix(start), as: UTF8.self)
                XCTAssertNotEqual(line.last, end, "at \(width): \(line)")
            }
        }
        window.destroy()
    }

    func testAWrappedTextTakesTheLinesItsWidthNeeds() {
        onMain {
            let label = Label("Light rain until two, then dry with sunny spells").wrapped(width: 30)
            let wide = label.request(.vertical, for: 1000).least
            let narrow = label.request(.vertical, for: label.request(.horizontal).least).least
            XCTAssertGreaterThan(narrow, 2 * wide)
        }
    }
}
