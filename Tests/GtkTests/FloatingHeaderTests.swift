import CGtk
import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk

/// A row over the beginning of the content: before it among the widgets, above it for eye and pointer.
final class FloatingHeaderTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    @MainActor
    private static func makeWindow(_ content: Widget) -> (window: Window, row: Widget, header: FloatingHeader) {
        let row = Button(label: "Row").sized(height: 40)
        let header = FloatingHeader(row, over: content)
        let window = Window(width: 200, height: 200)
        window.setChild(header)
        return (window, row, header)
    }

    func testTheRowIsReadFirstAndTakesThePointerWhereItLies() {
        onMain {
            // Without a border, inside of which GTK counts.
            let content = Container(.vertical, [Label("Content")])
            let (window, row, header) = Self.makeWindow(content)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(gtk_widget_get_first_child(header.widget), row.widget)
            @MainActor func picked(_ y: Double) -> UnsafeMutablePointer<GtkWidget>? {
                gtk_widget_pick(header.widget, 100, y, GTK_PICK_DEFAULT)
            }
            @MainActor func lies(_ y: Double, in widget: Widget) -> Bool {
                picked(y).map { $0 == widget.widget || gtk_widget_is_ancestor($0, widget.widget) != 0 } ?? false
            }
            XCTAssertTrue(lies(10, in: row))
            XCTAssertFalse(lies(10, in: content))
            XCTAssertTrue(lies(150, in: content))
            var (start, place) = (graphene_point_t(x: 0, y: 0), graphene_point_t())
            XCTAssertNotEqual(gtk_widget_compute_point(content.widget, header.widget, &start, &place), 0)
            XCTAssertEqual(place.y, 0, "the content reaches below the row")
            XCTAssertEqual(gtk_widget_get_height(content.widget), gtk_widget_get_height(header.widget))
            window.destroy()
        }
    }

    func testWhatChangesInTheContentIsPaintedAnewBelowTheRowToo() throws {
        try onMain {
            let label = Label("before").aligned(vertically: .start)
            let (window, row, _) = Self.makeWindow(label)
            row.isVisible = true
            let file = FileManager.default.temporaryDirectory.appending(path: "header-\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            @MainActor func picture() throws -> Data {
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertTrue(window.writeSnapshot(to: file.path))
                return try Data(contentsOf: file)
            }
            let before = try picture()
            XCTAssertEqual(try picture(), before)
            label.aligned(vertically: .end)
            let moved = try picture()
            XCTAssertNotEqual(moved, before)
            label.text = "after"
            XCTAssertNotEqual(try picture(), moved)
            window.destroy()
        }
    }
}
