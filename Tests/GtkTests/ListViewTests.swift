import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

private struct Fruit: Identifiable, Equatable {
    let id: Int
    var name: String
}

private final class FruitCell: Cell {
    @MainActor static var log: [String] = []
    @MainActor static var wraps = false

    private let label = FruitCell.wraps ? Label().wrapped(width: 80).preferringOneLine() : Label()
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

    func testTheHeightOfAllRowsIsThatInWhichNoneIsCutOffWhereSomeWrap() {
        onMain {
            FruitCell.wraps = true
            defer { FruitCell.wraps = false }
            let long = Fruit(id: 9, name: "a fruit of the garden with a name of many words")
            withList([apple, long, pear]) { list, window in
                let shown = list.rowsHeight(for: 120)
                XCTAssertGreaterThan(shown, list.request(.vertical).natural)
                XCTAssertEqual(list.rowsHeight(for: 4000), list.request(.vertical).natural)
                list.show([apple, pear])
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertLessThan(list.rowsHeight(for: 120), shown)
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

    func testAnyListTakesThePlaceOfAnyOther() {
        onMain {
            withList([]) { list, window in
                let orders = [
                    [1, 2, 3, 4, 5], [1, 2, 9, 8, 3, 4, 5], [9, 8, 3, 4, 5], [9, 8], [7, 9, 8, 6], [6, 8, 9, 7], [],
                    [1, 2],
                    [5, 1, 2], [5, 3, 4, 2], [2, 4, 3, 5], [2, 4, 3, 5, 1],
                ]
                for order in orders {
                    list.show(order.map { Fruit(id: $0, name: "\($0)") })
                    XCTAssertTrue(GtkTesting.paint(window))
                    XCTAssertEqual(list.items.map(\.id), order)
                    XCTAssertEqual(WidgetTree.texts(in: list), order.map { "\($0)" })
                }
            }
        }
    }

    func testThousandsOfRowsThatFollowComeByOneChange() {
        onMain {
            withList([apple, pear]) { list, _ in
                let model = gtk_list_view_get_model(list.opaque)
                var changes = 0
                Signal.connect(
                    Object(retaining: UnsafeMutableRawPointer(model)!), "notify::n-items",
                    argument: { _ in changes += 1 })
                let many = (10..<5000).map { Fruit(id: $0, name: "\($0)") }
                list.show([apple, pear] + many)
                XCTAssertEqual(changes, 1)
                list.show([apple] + many.dropFirst(2))
                XCTAssertEqual(changes, 2)
                list.show([apple, plum] + many.dropFirst(2))
                XCTAssertEqual(changes, 3)
                XCTAssertEqual(g_list_model_get_n_items(model), 4990)
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

    func testALongListIsFilledInStepsAfterAFrame() {
        onMain {
            withList([]) { list, window in
                let fruits = (0..<100).map { Fruit(id: $0, name: "\($0)") }
                var isDone = false
                FruitCell.log = []
                list.show(fruits, first: 20, step: 10) { isDone = true }
                XCTAssertEqual(list.items, Array(fruits.prefix(20)))
                XCTAssertTrue(GtkTesting.paint(window))
                var (seen, most) = (FruitCell.log.count, 0)
                XCTAssertLessThan(seen, 50)
                let isFilled = GtkTesting.pump(until: {
                    most = max(most, FruitCell.log.count - seen)
                    seen = FruitCell.log.count
                    return isDone
                })
                XCTAssertTrue(isFilled)
                XCTAssertEqual(list.items, fruits)
                XCTAssertLessThanOrEqual(most, 10)
            }
        }
    }

    func testTheRowThatIsBegunWithStaysAtTheTopWhileOthersComeAboveIt() {
        onMain {
            withList([]) { list, window in
                let fruits = (0..<264).map { Fruit(id: $0, name: "\($0)") }
                list.show(fruits, from: 103, first: 16)
                XCTAssertEqual(list.items, Array(fruits[103..<119]))
                XCTAssertTrue(GtkTesting.paint(window))
                let top: @MainActor () -> Int? = {
                    list.widget(of: 103)?.styled("beginning")
                    return WidgetTree.frames(styled: "beginning", in: window).first?.y
                }
                let before = top()
                XCTAssertNotNil(before)
                XCTAssertTrue(GtkTesting.pump(until: { list.items == fruits }))
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertEqual(top(), before)
            }
        }
    }

    func testRowsThatAreThereStayWhileTheRestFollows() {
        onMain {
            withList([pear, plum]) { list, window in
                list.show([apple, pear, plum], first: 0)
                XCTAssertEqual(list.items, [pear, plum])
                let ripe = Fruit(id: 2, name: "ripe pear")
                var isDone = false
                list.show([ripe, plum], first: 1) { isDone = true }
                XCTAssertTrue(isDone, "nothing is missing")
                GtkTesting.settle()
                XCTAssertEqual(list.items, [ripe, plum], "what was to follow before is given up")
                list.show([pear, apple, plum], from: 2, first: 1)
                XCTAssertEqual(list.items, [ripe, plum], "what is above comes later, and changes later")
                XCTAssertTrue(GtkTesting.pump(until: { list.items == [pear, apple, plum] }))
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
