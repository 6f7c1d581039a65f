import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

final class RowListTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testRowsComeGoAndChangeAndAreNamed() {
        onMain {
            let (list, window) = Self.shown([Line(id: 1, text: "one"), Line(id: 2, text: "two")])
            XCTAssertEqual(WidgetTree.texts(in: list), ["one", "two"])
            list.show([Line(id: 2, text: "zwei"), Line(id: 3, text: "drei")])
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(WidgetTree.texts(in: list), ["zwei", "drei"])
            XCTAssertEqual(list.items.map(\.id), [2, 3])
            XCTAssertTrue(WidgetTree.hasAccessible(named: "row zwei", in: list))
            XCTAssertFalse(WidgetTree.hasAccessible(named: "row one", in: list))
            window.destroy()
        }
    }

    func testARowThatNobodyCanSelectIsNotCalledUnselected() throws {
        try onMain {
            let (list, window) = Self.shown([Line(id: 1, text: "one"), Line(id: 2, text: "two")])
            let row = try XCTUnwrap(gtk_list_box_get_row_at_index(list.opaque, 1))
            XCTAssertTrue(list.focus(2))
            XCTAssertTrue(GtkTesting.paint(window))
            let accessible = OpaquePointer(row)
            XCTAssertEqual(gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED), 0)
            window.destroy()
        }
    }

    func testARowThatBreaksIntoLinesGetsTheRoomForAllOfThem() throws {
        try onMain {
            let text = Array(repeating: "rain", count: 40).joined(separator: " ")
            let (list, window) = Self.shown([
                Line(id: 1, text: "one"), Line(id: 2, text: text), Line(id: 3, text: "end"),
            ])
            let last = try XCTUnwrap(gtk_list_box_get_row_at_index(list.opaque, 2))
            var bottom = graphene_point_t()
            let row = UnsafeMutableRawPointer(last).assumingMemoryBound(to: GtkWidget.self)
            var end = graphene_point_t(x: 0, y: Float(gtk_widget_get_height(row)))
            XCTAssertNotEqual(gtk_widget_compute_point(row, list.widget, &end, &bottom), 0)
            XCTAssertLessThanOrEqual(bottom.y, Float(gtk_widget_get_height(list.widget)))
            XCTAssertGreaterThan(gtk_widget_get_height(list.widget), 5 * gtk_widget_get_height(row))
            window.destroy()
        }
    }

    func testAnActivatedRowIsToldByItsItem() throws {
        try onMain {
            let (list, window) = Self.shown([Line(id: 1, text: "one"), Line(id: 2, text: "two")])
            var activated: [Int] = []
            list.onActivate { activated.append($0.id) }
            let row = try XCTUnwrap(gtk_list_box_get_row_at_index(list.opaque, 1))
            gtk_widget_activate(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
            XCTAssertEqual(activated, [2])
            window.destroy()
        }
    }

    func testNothingOfItOutlivesItsWindow() {
        onMain {
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            do {
                let (list, window) = Self.shown([Line(id: 1, text: "one")])
                list.onActivate { _ in }
                survivors.watch(window)
                window.destroy()
            }
            GtkTesting.settle()
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }

    /// A list at the top of a window that is too narrow for a long line.
    @MainActor
    private static func shown(_ lines: [Line]) -> (RowList<LineCell, Line>, Window) {
        let list = RowList<LineCell, Line>()
        list.show(lines)
        let window = Window(width: 200, height: 600)
        window.setChild(ScrolledWindow(.vertical, Container(.vertical, [list])))
        XCTAssertTrue(GtkTesting.paint(window))
        return (list, window)
    }
}

private struct Line: Identifiable, Equatable {
    let id: Int
    let text: String
}

@MainActor
private final class LineCell: Cell {
    private let label = Label().wrapped(width: 60)
    var root: Widget { label }

    init() {}

    func bind(_ line: Line) { label.text = line.text }
    func unbind() {}
    static func accessibleName(of line: Line) -> String? { "row " + line.text }
}
