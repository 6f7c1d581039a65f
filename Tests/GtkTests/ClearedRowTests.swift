import CGtk
import CGtkTestShims
import GtkTestSupport
import XCTest

@testable import Gtk

/// A row that is used again says nothing of what it was before.
final class ClearedRowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testARowOfAListWhoseItemHasNoNameLosesTheFormerOne() {
        onMain {
            let (list, window) = (ListView<LineCell, Line> { $0 }, Window(width: 200, height: 200))
            list.show([Line(text: "one", name: "first")])
            window.setChild(list)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertTrue(WidgetTree.hasAccessible(named: "first", in: list))
            list.show([Line(text: "one", name: nil)])
            XCTAssertFalse(WidgetTree.hasAccessible(named: "first", in: list))
            window.destroy()
        }
    }

    func testARowWithoutAViewModelIsEmptied() {
        onMain {
            let window = Window(width: 200, height: 200)
            let list = ListView<LineCell, Line> { $0.text.isEmpty ? nil : $0 }
            list.show([Line(text: "one", name: "first")])
            window.setChild(list)
            XCTAssertTrue(GtkTesting.paint(window))
            list.show([Line(text: "", name: "first")])
            XCTAssertEqual(WidgetTree.texts(in: list), [""])
            XCTAssertFalse(WidgetTree.hasAccessible(named: "first", in: list))
            window.destroy()
        }
    }

    func testARowOfAShortListLosesItsNameAndWhetherItIsOpen() throws {
        try onMain {
            let (list, window) = (RowList<LineCell, Line>(), Window(width: 200, height: 200))
            list.show([Line(text: "one", name: "first", isExpanded: true)])
            window.setChild(list)
            let row = OpaquePointer(try XCTUnwrap(gtk_list_box_get_row_at_index(list.opaque, 0)))
            let said: @MainActor () -> [Bool] = {
                [
                    gtk_test_accessible_has_property(row, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0,
                    gtk_test_accessible_has_state(row, GTK_ACCESSIBLE_STATE_EXPANDED) != 0,
                ]
            }
            XCTAssertEqual(said(), [true, true])
            list.show([Line(text: "one", name: nil)])
            XCTAssertEqual(said(), [false, false])
            window.destroy()
        }
    }
}

private struct Line: Identifiable, Equatable {
    let id = 1
    let text: String
    let name: String?
    var isExpanded: Bool?
}

private final class LineCell: Cell {
    private let label = Label()
    var root: Widget { label }
    func bind(_ line: Line) { label.text = line.text }
    func unbind() { label.text = "" }
    static func accessibleName(of line: Line) -> String? { line.name }
    static func isExpanded(_ line: Line) -> Bool? { line.isExpanded }
}
