import GtkTestSupport
import XCTest

@testable import Gtk

private struct Fruit: Identifiable, Equatable {
    let id: Int
    var name: String
}

private final class FruitCell: Cell {
    @MainActor static var log: [String] = []

    private let label = Label()
    var root: Widget { label }

    func bind(_ viewModel: Fruit) {
        label.text = viewModel.name
        Self.log.append("bind \(viewModel.name)")
    }

    func unbind() { Self.log.append("unbind \(label.text)") }

    static func accessibleName(of viewModel: Fruit) -> String? { "A fruit: \(viewModel.name)" }
}

private let apple = Fruit(id: 1, name: "apple")
private let pear = Fruit(id: 2, name: "pear")
private let plum = Fruit(id: 3, name: "plum")

final class ListViewTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testRowsAreShownInOrderAndNamedForAScreenReader() {
        onMain {
            withList([apple, pear]) { list, window in
                XCTAssertEqual(WidgetTree.texts(in: list), ["apple", "pear"])
                XCTAssertTrue(WidgetTree.hasAccessible(named: "A fruit: pear", in: list))
                XCTAssertFalse(WidgetTree.hasAccessible(named: "A fruit: plum", in: list))
            }
        }
    }

    func testOnlyWhatChangedIsBoundAgain() {
        onMain {
            withList([apple, pear]) { list, window in
                FruitCell.log = []
                list.show([apple, Fruit(id: 2, name: "ripe pear")])
                XCTAssertEqual(FruitCell.log, ["bind ripe pear"])
                FruitCell.log = []
                list.show([apple, Fruit(id: 2, name: "ripe pear"), plum])
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertEqual(FruitCell.log, ["bind plum"])
                XCTAssertEqual(WidgetTree.texts(in: list), ["apple", "ripe pear", "plum"])
            }
        }
    }

    func testRowsCanBeRemovedAndMoved() {
        onMain {
            withList([apple, pear, plum]) { list, window in
                list.show([plum, apple])
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertEqual(list.items, [plum, apple])
                XCTAssertEqual(WidgetTree.texts(in: list), ["plum", "apple"])
            }
        }
    }

    func testSelectionFollowsTheItemAndDoesNotCallBackOnItsOwn() {
        onMain {
            withList([apple, pear, plum]) { list, window in
                var chosen: [String] = []
                list.onSelect { chosen.append($0.name) }
                list.select(2)
                XCTAssertEqual(list.selected, pear)
                list.show([pear, plum])
                XCTAssertEqual(list.selected, pear)
                list.select(nil)
                XCTAssertNil(list.selected)
                XCTAssertEqual(chosen, [])
            }
        }
    }

    func testEveryCellIsUnboundAndReleasedWithTheWindow() {
        onMain {
            let before = LiveHandlers.count
            FruitCell.log = []
            withList([apple, pear]) { _, _ in }
            GtkTesting.settle()
            XCTAssertEqual(Set(FruitCell.log.filter { $0.hasPrefix("unbind") }), ["unbind apple", "unbind pear"])
            XCTAssertEqual(LiveHandlers.count, before)
        }
    }
}

@MainActor
private func withList(_ items: [Fruit], _ body: (ListView<FruitCell, Fruit>, Window) -> Void) {
    let window = Window(width: 200, height: 300)
    let list = ListView<FruitCell, Fruit>(isSelectable: true) { $0 }
    list.show(items)
    window.setChild(ScrolledWindow(.vertical, list))
    XCTAssertTrue(GtkTesting.paint(window))
    body(list, window)
    window.destroy()
}
