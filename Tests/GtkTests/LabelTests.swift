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
            let label = Label("").wrapped(width: 30)
            let window = Window(width: 400, height: 300)
            window.setChild(label)
            label.text = "The service Open-Meteo cannot be reached, and Open-Meteo is not the only one."
            window.present()
            for width in stride(from: 390, to: 140, by: -10) {
                WidgetTree.resize(window, width: width, height: 300)
                XCTAssertTrue(GtkTesting.paint(window))
                let layout = gtk_label_get_layout(label.opaque)
                let starts = (0..<pango_layout_get_line_count(layout)).compactMap {
                    pango_layout_get_line_readonly(layout, $0).map { Int($0.pointee.start_index) }
                }
                let bytes = Array(label.text.utf8)
                for start in starts.dropFirst() {
                    XCTAssertNotEqual(bytes[start - 1], UInt8(ascii: "-"), "at \(width)")
                }
            }
            window.destroy()
        }
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
