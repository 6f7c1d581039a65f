import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

final class CustomLayoutTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    /// Two columns from 400 pixels on, one below that; every child 40 pixels high.
    @MainActor
    private static func columns(_ children: [Widget]) -> CustomLayout {
        CustomLayout { axis, size in
            guard axis == .vertical else { return SizeRequest(least: 100, natural: 600) }
            let columns = (size ?? 600) >= 400 ? 2 : 1
            return SizeRequest(least: (children.count + columns - 1) / columns * 40)
        } allocate: { room in
            let columns = room.width >= 400 ? 2 : 1
            for (index, child) in children.enumerated() {
                let width = room.width / columns
                room.place(child, x: index % columns * width, y: index / columns * 40, width: width, height: 40)
            }
        }
    }

    func testChildrenStandWhereTheLayoutPutsThemAtEveryWidth() {
        onMain {
            for (width, second, height) in [(500, (250, 0), 80), (300, (0, 40), 160)] {
                let children = (0..<4).map { Label("\($0)") }
                let container = LayoutContainer(children, layout: Self.columns(children))
                let window = Window(width: width, height: 300)
                window.setChild(ScrolledWindow(.vertical, container))
                XCTAssertTrue(GtkTesting.paint(window))
                XCTAssertEqual(WidgetTree.place(of: children[0], in: container).x, 0)
                let place = WidgetTree.place(of: children[1], in: container)
                XCTAssertEqual(place.x, second.0, "\(width)")
                XCTAssertEqual(place.y, second.1, "\(width)")
                XCTAssertEqual(container.request(.vertical, for: width).least, height)
                window.destroy()
            }
        }
    }

    func testPlacesAreCountedFromTheSideTextStartsFrom() {
        onMain {
            TextDirection.isRightToLeft = true
            defer { TextDirection.isRightToLeft = false }
            let children = (0..<2).map { Label("\($0)") }
            let container = LayoutContainer(children, layout: Self.columns(children))
            let window = Window(width: 500, height: 100)
            window.setChild(container)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(WidgetTree.place(of: children[0], in: container).x, 250)
            XCTAssertEqual(WidgetTree.place(of: children[1], in: container).x, 0)
            window.destroy()
        }
    }

    func testAChildThatIsLeftOutIsNotSeenUntilItIsPlacedAgain() {
        onMain {
            let child = Label("now and then")
            let flag = Flag()
            let layout = CustomLayout { axis, _ in
                child.request(axis)
            } allocate: { room in
                if flag.isOn {
                    room.place(child, x: 0, y: 0, width: room.width, height: room.height)
                } else {
                    room.leaveOut(child)
                }
            }
            let container = LayoutContainer([child], layout: layout)
            let window = Window(width: 300, height: 100)
            window.setChild(container)
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(WidgetTree.texts(in: window).filter { $0 == "now and then" }, [])
            flag.isOn = true
            container.resize()
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.texts(in: window).contains("now and then") }))
            window.destroy()
        }
    }

    func testAHiddenChildAsksForNoRoomAndALeastIsNeverUndercut() {
        onMain {
            let (wide, hidden) = (Label("wide").sized(width: 200, height: 90), Label("hidden").sized(width: 50))
            hidden.isVisible = false
            XCTAssertEqual(hidden.request(.horizontal), SizeRequest(least: 0))
            let layout = CustomLayout { _, _ in
                SizeRequest(least: 10)
            } allocate: { room in
                room.place(wide, x: 0, y: 0, width: 1, height: 1)
                room.place(hidden, x: 0, y: 0, width: 1, height: 1)
            }
            let window = Window(width: 300, height: 100)
            window.setChild(LayoutContainer([wide, hidden], layout: layout))
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(gtk_widget_get_width(wide.widget), 200)
            XCTAssertEqual(gtk_widget_get_height(wide.widget), 90)
            window.destroy()
        }
    }

    func testItsClosuresAndChildrenGoWithTheWindow() {
        onMain {
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            do {
                let children = (0..<3).map { Label("\($0)") }
                let container = LayoutContainer(children, layout: Self.columns(children))
                container.remove(children[2])
                XCTAssertEqual(LiveHandlers.count, handlers + 1, "both closures in one")
                let window = Window(width: 300, height: 100)
                window.setChild(container)
                XCTAssertTrue(GtkTesting.paint(window))
                survivors.watch(window)
                window.destroy()
            }
            GtkTesting.settle()
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }
}

@MainActor
private final class Flag {
    var isOn = false
}
