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

    func testAWrappedTextTakesTheLinesItsWidthNeeds() {
        onMain {
            let label = Label("Light rain until two, then dry with sunny spells").wrapped(width: 30)
            let wide = label.request(.vertical, for: 1000).least
            let narrow = label.request(.vertical, for: label.request(.horizontal).least).least
            XCTAssertGreaterThan(narrow, 2 * wide)
        }
    }
}
