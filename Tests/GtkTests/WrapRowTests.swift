import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

final class WrapRowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheSecondStandsBesideTheFirstWhereItsLongestWordHasRoomAndElseBelow() {
        onMain {
            for (width, isBeside) in [(500, true), (240, false)] {
                let picture = Label("picture").sized(width: 160)
                let words = Label("Thunderstorm with hail").wrapped(width: 30, breaksWords: false)
                let row = WrapRow(picture, words, spacing: 16)
                let window = Window(width: width, height: 300)
                window.setChild(ScrolledWindow(.vertical, Container(.vertical, [row])))
                XCTAssertTrue(GtkTesting.paint(window))
                let (place, least) = (WidgetTree.place(of: words, in: row), Self.leastWidth(of: words))
                XCTAssertEqual(place.x, isBeside ? 176 : 0, "\(width)")
                XCTAssertEqual(place.y > 0, !isBeside, "\(width)")
                XCTAssertGreaterThanOrEqual(Int(gtk_widget_get_width(words.widget)), least, "no word is broken")
                XCTAssertLessThanOrEqual(
                    place.y + Int(gtk_widget_get_height(words.widget)), Int(gtk_widget_get_height(row.widget)))
                window.destroy()
            }
        }
    }

    func testItIsMirroredWithTheText() {
        onMain {
            TextDirection.isRightToLeft = true
            defer { TextDirection.isRightToLeft = false }
            let (first, second) = (Label("a").sized(width: 100), Label("b"))
            let row = WrapRow(first, second, spacing: 10)
            let window = Window(width: 400, height: 200)
            window.setChild(row)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(WidgetTree.place(of: second, in: row).x, 0)
            XCTAssertEqual(WidgetTree.place(of: first, in: row).x, Int(gtk_widget_get_width(row.widget)) - 100)
            window.destroy()
        }
    }

    func testNothingOfItOutlivesItsWindow() {
        onMain {
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            do {
                let window = Window(width: 400, height: 200)
                window.setChild(WrapRow(Label("a"), Label("b"), spacing: 10))
                XCTAssertTrue(GtkTesting.paint(window))
                survivors.watch(window)
                window.destroy()
            }
            GtkTesting.settle()
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }

    @MainActor
    private static func leastWidth(of widget: Widget) -> Int {
        var least: Int32 = 0
        gtk_widget_measure(widget.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        return Int(least)
    }
}
