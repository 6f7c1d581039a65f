import GtkTestSupport
import XCTest

@testable import Gtk

final class WrappingRowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testChildrenFillAsFewRowsAsTheyNeedInTheOrderOfTab() {
        onMain {
            for isMirrored in [false, true] {
                TextDirection.isRightToLeft = isMirrored
                defer { TextDirection.isRightToLeft = false }
                for (width, rows) in [(400, [4]), (300, [2, 2]), (190, [2, 2]), (150, [1, 1, 1, 1])] {
                    let children = (0..<4).map { _ in DrawingArea(width: 90, height: 30) }
                    let row = WrappingRow(children)
                    let window = Window(width: width, height: 300)
                    window.setChild(ScrolledWindow(.vertical, row))
                    XCTAssertTrue(GtkTesting.paint(window))
                    let places = children.compactMap { WidgetTree.bounds(of: $0, in: row) }
                    let lines = Dictionary(grouping: places, by: \.y).sorted { $0.key < $1.key }.map(\.value)
                    XCTAssertEqual(lines.map(\.count), rows, "\(width)")
                    for line in lines {
                        XCTAssertEqual(line.map(\.width).reduce(0, +), Int(row.width), "\(width)")
                        let starts = line.map(\.x)
                        XCTAssertEqual(starts, starts.sorted { isMirrored ? $0 > $1 : $0 < $1 }, "\(width)")
                    }
                    window.destroy()
                }
            }
        }
    }

    func testButtonsOfAChoiceHaveRoomForBoldLabels() {
        onMain {
            let tabs = ToggleButton.choice(of: ["Appearance", "Notifications"])
            let row = WrappingRow(tabs)
            let bold = tabs.compactMap(\.widthInBold)
            XCTAssertEqual(bold.count, 2)
            for (tab, width) in zip(tabs, bold) { XCTAssertGreaterThan(width, tab.request(.horizontal).natural) }
            XCTAssertEqual(row.request(.horizontal).natural, bold.reduce(0, +))
            XCTAssertNil(ToggleButton(label: "Monday").widthInBold)
        }
    }

    func testWithASpacingEachKeepsItsWidthAndWhatIsHiddenTakesNoRoom() {
        onMain {
            for (width, starts) in [(300, [0, 98, 196]), (190, [0, 98, 0])] {
                let children = (0..<4).map { _ in DrawingArea(width: 90, height: 30) }
                children[1].isVisible = false
                let row = WrappingRow(children, spacing: 8)
                let window = Window(width: width, height: 300)
                window.setChild(ScrolledWindow(.vertical, row))
                XCTAssertTrue(GtkTesting.paint(window))
                let places = [0, 2, 3].compactMap { WidgetTree.bounds(of: children[$0], in: row) }
                XCTAssertEqual(places.map(\.x), starts, "\(width)")
                XCTAssertEqual(places.map(\.width), [90, 90, 90], "\(width)")
                XCTAssertEqual(places.last?.y, width == 300 ? 0 : 38, "\(width)")
                window.destroy()
            }
        }
    }
}
