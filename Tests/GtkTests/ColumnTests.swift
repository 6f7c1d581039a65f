import CGtkShims
import GtkTestSupport
import XCTest

@testable import Gtk

final class ColumnTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    @MainActor
    private static func lines() -> [Widget] {
        ["Light rain until two, then dry with sunny spells", "Wind from the west"].map { Label($0).wrapped(width: 30) }
    }

    func testAHighRowDoesNotMakeAColumnNarrower() throws {
        try XCTSkipUnless(shim_can_ignore_height() != 0, "newer versions of GTK keep their own way")
        onMain {
            let column = Container(.vertical, spacing: 4, Self.lines())
            let usual = column.request(.horizontal)
            XCTAssertEqual(column.request(.horizontal, for: 400).natural, usual.natural)
            XCTAssertEqual(column.request(.horizontal, for: 400).least, usual.least)
        }
    }

    func testChildrenLieBelowOneAnotherWithTheirSpaceBetween() {
        onMain {
            let lines = Self.lines()
            let column = Container(.vertical, spacing: 7, lines)
            for width in [column.request(.horizontal).least, 200, 500] {
                let heights = lines.map { $0.request(.vertical, for: width).least }
                XCTAssertEqual(column.request(.vertical, for: width).least, heights[0] + 7 + heights[1])
            }
            XCTAssertEqual(column.request(.horizontal).least, lines.map { $0.request(.horizontal).least }.max())
        }
    }

    func testChildrenComeGoAndMoveAsInEveryBox() {
        onMain {
            let (first, second) = (Label("a"), Label("b"))
            let column = Container(.vertical, [first, second])
            let window = Window(width: 300, height: 200)
            window.setChild(column)
            XCTAssertTrue(GtkTesting.paint(window))
            let height = WidgetTree.place(of: second, in: column).y
            XCTAssertGreaterThan(height, 0)
            column.move(first, behind: second)
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.place(of: first, in: column).y == height }))
            column.remove(second)
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.place(of: first, in: column).y == 0 }))
            window.destroy()
        }
    }
}
