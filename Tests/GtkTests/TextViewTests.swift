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

    func testATextBelowAHeadingOfAnotherLanguageRunsInItsOwnDirection() {
        onMain {
            TextDirection.isRightToLeft = true
            defer { TextDirection.isRightToLeft = false }
            for (heading, text, isAtTheLeft) in [
                ("What to do", "Stay inside.", true), ("ماذا تفعل", "Stay inside.", true),
                ("ماذا تفعل", "ابق في الداخل.", false),
            ] {
                let view = TextView([(heading + TextView.lineEnd, true), (text, false)], name: "Advice")
                let window = Window(width: 400, height: 200)
                window.setChild(view)
                XCTAssertTrue(GtkTesting.paint(window))
                var (last, place) = (GtkTextIter(), GdkRectangle())
                gtk_text_buffer_get_end_iter(gtk_text_view_get_buffer(view.pointer()), &last)
                gtk_text_iter_backward_chars(&last, Int32(text.count))
                gtk_text_view_get_iter_location(view.pointer(), &last, &place)
                XCTAssertEqual(place.x < 200, isAtTheLeft, "\(heading): \(text) begins at \(place.x)")
                window.destroy()
            }
        }
    }
}
