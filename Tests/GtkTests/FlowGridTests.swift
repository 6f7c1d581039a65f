import GtkTestSupport
import XCTest

@testable import Gtk

final class FlowGridTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testWidgetsAreOfOneWidthAndFillTheirRowFromTheFewestOnThatDo() throws {
        try onMain {
            for isMirrored in [false, true] {
                TextDirection.isRightToLeft = isMirrored
                defer { TextDirection.isRightToLeft = false }
                for (count, columns) in [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (8, 6)] {
                    let areas = (0..<count).map { _ in DrawingArea(width: 60, height: 20) }
                    let grid = FlowGrid(columns: 1...6, spacing: 8, few: 2)
                    grid.show(areas)
                    let window = Window(width: 624, height: 200)
                    window.setChild(grid.aligned(vertically: .start))
                    XCTAssertTrue(GtkTesting.paint(window))
                    let what = "\(count), mirrored: \(isMirrored)"
                    let step = (grid.width + 8) / Double(columns)
                    let first = try XCTUnwrap(areas.first)
                    for area in areas { XCTAssertEqual(area.width, first.width, accuracy: 1, what) }
                    let starts = areas.prefix(columns).map { Double(WidgetTree.place(of: $0, in: grid).x) }
                    for (one, next) in zip(starts, starts.dropFirst()) {
                        XCTAssertEqual(abs(next - one), step, accuracy: 2, what)
                    }
                    window.destroy()
                }
            }
        }
    }
}
