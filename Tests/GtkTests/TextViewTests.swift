import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

final class TextViewTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testReadingBeginsAtTheFirstLine() {
        onMain {
            let view = TextView([("What", true), ("Gusts of up to 130 km/h.", false)], name: "Description")
            let buffer = gtk_text_view_get_buffer(view.pointer())
            var caret = GtkTextIter()
            gtk_text_buffer_get_iter_at_mark(buffer, &caret, gtk_text_buffer_get_insert(buffer))
            XCTAssertEqual(gtk_text_iter_get_offset(&caret), 0)
            XCTAssertEqual(view.text, "WhatGusts of up to 130 km/h.")
        }
    }
}
