import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// Every menu is made alike: rows of 32 pixels, words 16 from the edge, keys at the end level with the words.
final class MenuLookTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testMenusAreMadeAlike() throws {
        try onMain { try XCTSkipIf(GtkTesting.isOnWayland, "a menu opens there only for a press of a real button") }
        try onMain {
            try TextFont.with("Noto Sans 11") {
                let stage = try Stage(.walked(.drawn, .light), height: 680)
                let names = [WindowWords.menu, PlaceWords.actions, WindowWords.exportChart, WindowWords.quantity]
                for name in names {
                    let menu = try XCTUnwrap(WidgetTree.openPopover(name, in: stage.window), name)
                    XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.menuRows(in: menu).first?.height ?? 0 > 0 }))
                    GtkTesting.settle()
                    Self.checkRows(of: menu, name)
                    WidgetTree.closePopover(menu)
                }
            }
        }
    }

    func testTheListOfQuantitiesNamesTheKeysOfAllButTheChosenOne() throws {
        try onMain { try XCTSkipIf(GtkTesting.isOnWayland, "a menu opens there only for a press of a real button") }
        try onMain {
            let stage = try Stage(.walked(.drawn, .light), height: 680)
            for (chosen, keys) in [
                (0, ["2", "3", "4", "5", "6", "7", "8"]), (3, ["1", "2", "3", "5", "6", "7", "8"]),
            ] {
                XCTAssertTrue(
                    WidgetTree.choose(UInt32(chosen), inDropDownNamed: WindowWords.quantity, in: stage.window))
                let menu = try XCTUnwrap(WidgetTree.openPopover(WindowWords.quantity, in: stage.window))
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.menuRows(in: menu).first?.height ?? 0 > 0 }))
                GtkTesting.settle()
                XCTAssertEqual(WidgetTree.texts(styled: "menu-keys", in: menu), keys)
                XCTAssertEqual(WidgetTree.frames(styled: "choice-tick", in: menu).count, 1)
                WidgetTree.closePopover(menu)
            }
        }
    }

    @MainActor
    private static func checkRows(of menu: Widget, _ name: String) {
        let rows = WidgetTree.menuRows(in: menu)
        XCTAssertGreaterThan(rows.count, 2, name)
        guard let first = rows.first, let last = rows.last else { return }
        XCTAssertEqual(Set(rows.map(\.height)), [32], name)
        // Lines take nine.
        let steps = zip(rows, rows.dropFirst()).map { $1.y - $0.y }
        XCTAssertTrue(steps.allSatisfy { [32, 41].contains($0) }, "\(name): \(steps)")
        // The edge is one pixel wide.
        let ground = WidgetTree.menuGround(of: menu)
        XCTAssertEqual(first.y - ground.y, 9, name)
        XCTAssertEqual(ground.y + ground.height - last.y - last.height, 9, name)
        XCTAssertEqual(ground.width, max(240, ground.width), name)
        for row in rows {
            XCTAssertEqual(row.words.x - ground.x, 17, "\(name): \(row.words.text)")
            guard let keys = row.keys else { continue }
            XCTAssertEqual(ground.x + ground.width - keys.end, 17, "\(name): \(row.words.text)")
            XCTAssertEqual(keys.baseline, row.words.baseline, accuracy: 0.6, "\(name): \(row.words.text)")
        }
    }
}
