import GtkTestSupport
import XCTest

@testable import Gtk

final class StackingRowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheSecondGoesBelowWhereTheFirstWouldHaveTooLittleRoom() {
        onMain {
            for isMirrored in [false, true] {
                TextDirection.isRightToLeft = isMirrored
                defer { TextDirection.isRightToLeft = false }
                for (width, isBelow) in [(600, false), (200, true)] {
                    let words = Label(String(repeating: "some words ", count: 12)).wrapped(width: 40)
                    let control = DrawingArea(width: 150, height: 30)
                    let row = StackingRow(words, control, spacing: 18, inset: 8)
                    let window = Window(width: width, height: 300)
                    window.setChild(ScrolledWindow(.vertical, row))
                    XCTAssertTrue(GtkTesting.paint(window))
                    let (start, end) = (WidgetTree.place(of: words, in: row), WidgetTree.place(of: control, in: row))
                    XCTAssertEqual(end.x, isMirrored ? 0 : Int(row.width) - 150, "\(width)")
                    XCTAssertEqual(end.y, isBelow ? Int(words.height) + 16 : 0, "\(width)")
                    XCTAssertEqual(start.y, isBelow ? 8 : 0)
                    XCTAssertEqual(Int(words.width), Int(row.width) - (isBelow ? 0 : 168))
                    XCTAssertEqual(WidgetTree.cutLabels(in: window), [])
                    window.destroy()
                }
            }
        }
    }

    func testAShortTextStaysBesideAWideControl() {
        onMain {
            let (words, control) = (Label("Wind").wrapped(width: 30), DrawingArea(width: 150, height: 30))
            let row = StackingRow(words, control, spacing: 18)
            let window = Window(width: 260, height: 100)
            window.setChild(row)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(WidgetTree.place(of: control, in: row).y, 0, "it needs less than half of the row")
            window.destroy()
        }
    }
}
