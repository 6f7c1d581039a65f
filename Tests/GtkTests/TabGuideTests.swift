import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

/// Where Tab goes; and that a walk by Tab tells when it goes wrong.
final class TabGuideTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTabEntersAListOnceAndLeavesItAgain() {
        onMain {
            let list = filledList()
            withWindow(of: [Button(label: "before"), TabStop(list), Button(label: "after")]) { window in
                let walk = FocusWalk(through: window)
                XCTAssertEqual(walk.stops.count, 3, "\(walk.stops)")
                XCTAssertTrue(walk.isRound)
                XCTAssertEqual(walk.missed(in: window), [])
            }
        }
    }

    func testTabEntersAListAtTheRowItIsToldTo() {
        onMain {
            let list = filledList()
            let stop = TabStop(list) { [weak list] in
                list?.focusRow(2)
                return list?.containsFocus ?? false
            }
            withWindow(of: [Button(label: "before"), stop]) { window in
                _ = FocusWalk(through: window)
                XCTAssertTrue(list.containsFocus)
                XCTAssertEqual(list.focused?.id, 2)
            }
        }
    }

    func testTabPassesAnEmptyListInAScrolledWindow() {
        onMain {
            let list = ListView<LabelCell, LabelItem> { $0 }
            let stop = TabStop(ScrolledWindow(.vertical, list))
            withWindow(of: [Button(label: "before"), stop, Button(label: "after")]) { window in
                XCTAssertEqual(FocusWalk(through: window).missed(in: window), [])
                XCTAssertEqual(FocusWalk(through: window, backwards: true).missed(in: window), [])
            }
        }
    }

    func testTabGoesThroughAGridAndPastWhatDoesNotTakeTheKeyboard() {
        onMain {
            let grid = FlowGrid(columns: 2...2, spacing: 4)
            grid.show([Label("words"), Button(label: "one"), Label("more"), Button(label: "two")])
            let silent = FlowGrid(columns: 2...2, spacing: 4)
            silent.show([Label("only"), Label("words")])
            withWindow(of: [Button(label: "before"), grid, silent, Button(label: "after")]) { window in
                for isBackwards in [false, true] {
                    let walk = FocusWalk(through: window, backwards: isBackwards)
                    XCTAssertEqual(walk.stops.count, 4, "\(walk.stops)")
                    XCTAssertTrue(walk.isRound)
                    XCTAssertEqual(walk.missed(in: window), [])
                }
            }
        }
    }

    func testTabGoesThroughARowInTheOrderOfReadingFromEitherSide() {
        onMain {
            defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
            for direction in [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL] {
                gtk_widget_set_default_direction(direction)
                let (one, three) = (Button(label: "one"), Button(label: "three"))
                let inner = Container(
                    .vertical, [Button(label: "two"), Label("words"), Button(label: "two and a half")])
                withWindow(of: [Button(label: "before"), Container(.horizontal, [one, inner, three])]) { window in
                    let forward = FocusWalk(through: window)
                    XCTAssertEqual(forward.jumps, [])
                    XCTAssertEqual(forward.stops.count, 5)
                    let back = FocusWalk(through: window, backwards: true)
                    XCTAssertTrue(back.isRound)
                    let names = forward.stops.map(\.description)
                    XCTAssertEqual(Set(back.stops.map(\.description)), Set(names))
                    let turned = back.stops.map(\.description).reversed()
                    // Going round, it began one further.
                    XCTAssertTrue(
                        (Array(turned) + turned).joined(separator: "\n").contains(names.joined(separator: "\n")))
                }
            }
        }
    }

    func testATrapIsSeen() {
        onMain {
            // It says that it took the focus, and did not.
            let trap = TabStop(Label("words")) { true }
            withWindow(of: [Button(label: "before"), trap, Button(label: "after")]) { window in
                let walk = FocusWalk(through: window)
                XCTAssertEqual(walk.missed(in: window).count, 1)
                XCTAssertTrue(walk.missed(in: window).contains { $0.contains("after") })
            }
        }
    }

    func testAJumpOfTheEyeIsSeen() {
        onMain {
            withWindow(of: ["one", "two", "three"].map { Button(label: $0) }) { window in
                XCTAssertEqual(FocusWalk(through: window).jumps, [])
                // From three up to two; from two to one looks like the one step back to the beginning.
                XCTAssertEqual(FocusWalk(through: window, backwards: true).jumps.count, 1)
            }
        }
    }
}

@MainActor
private func withWindow(of children: [Widget], _ body: (Window) -> Void) {
    let window = Window(width: 400, height: 500)
    window.setChild(Container(.vertical, children))
    XCTAssertTrue(GtkTesting.paint(window))
    body(window)
    window.destroy()
}

@MainActor
private func filledList() -> ListView<LabelCell, LabelItem> {
    let list = ListView<LabelCell, LabelItem> { $0 }
    list.show((0..<4).map { LabelItem(id: $0) })
    return list
}

private struct LabelItem: Identifiable, Equatable {
    let id: Int
}

@MainActor
private final class LabelCell: Cell {
    private let label = Label()
    var root: Widget { label }

    func bind(_ item: LabelItem) { label.text = "row \(item.id)" }

    func unbind() {}

    static func accessibleName(of item: LabelItem) -> String? { nil }
}
