import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk

/// No widget of the toolkit is kept alive by itself, by its handlers or by the window it was in.
final class WidgetLifetimeTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheTableHasEachWidgetOfTheToolkit() throws {
        let folder = URL(filePath: #filePath.replacing("Tests/GtkTests/WidgetLifetimeTests.swift", with: ""))
            .appending(path: "Sources/Toolkit/Gtk")
        let paths = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
        let declaration = /class (\w+)(?:<.*>)?: (?:Widget|EditableField)\b/
        let found = try paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
            try String(contentsOf: folder.appending(path: path), encoding: .utf8).matches(of: declaration)
                .map { String($0.1) }
        }
        XCTAssertGreaterThan(found.count, 30)
        // A field is made as one of its two kinds.
        onMain { XCTAssertEqual(Set(found).subtracting(["EditableField"]), Set(WidgetTable.all.map(\.type))) }
    }

    func testAWidgetThatWasNeverShownGoesWithItsWrapper() {
        onMain {
            for kind in WidgetTable.all {
                let (handlers, survivors) = (LiveHandlers.count, Survivors())
                let warnings = WidgetTree.warnings().count
                weak var wrapper: Widget?
                do {
                    let widget = kind.made()
                    wrapper = widget
                    survivors.watch(widget)
                    kind.end(widget)
                }
                GtkTesting.settle()
                XCTAssertNil(wrapper, kind.type)
                XCTAssertGreaterThan(survivors.count, 0, kind.type)
                XCTAssertEqual(survivors.alive, [], kind.type)
                XCTAssertEqual(LiveHandlers.count, handlers, kind.type)
                XCTAssertEqual(WidgetTree.warnings(after: warnings), [], kind.type)
            }
        }
    }

    func testAWidgetThatIsShownOutlivesItsWrapperAndGoesWithItsWindow() {
        onMain {
            for kind in WidgetTable.all where !kind.isWindow {
                let (handlers, survivors) = (LiveHandlers.count, Survivors())
                let warnings = WidgetTree.warnings().count
                var window: Window? = Window(width: 300, height: 300)
                weak var wrapper: Widget?
                if let window {
                    let column = Container(.vertical, [Label("above")])
                    window.setChild(column)
                    let widget = kind.made()
                    wrapper = widget
                    survivors.watch(widget)
                    if let popover = widget as? Popover {
                        XCTAssertTrue(GtkTesting.paint(window))
                        popover.open(in: column, pointingAt: column)
                    } else {
                        column.append(widget)
                    }
                }
                XCTAssertNil(wrapper, kind.type)
                if let window {
                    XCTAssertTrue(GtkTesting.paint(window), kind.type)
                    XCTAssertGreaterThan(survivors.alive.count, 0, kind.type)
                    survivors.watch(window)
                    window.destroy()
                }
                window = nil
                GtkTesting.settle()
                XCTAssertEqual(survivors.alive, [], kind.type)
                XCTAssertEqual(LiveHandlers.count, handlers, kind.type)
                XCTAssertEqual(WidgetTree.warnings(after: warnings), [], kind.type)
            }
        }
    }

    func testAWindowGoesOnceItIsDestroyed() {
        onMain {
            for kind in WidgetTable.all where kind.isWindow {
                let (handlers, survivors) = (LiveHandlers.count, Survivors())
                let warnings = WidgetTree.warnings().count
                do {
                    let widget = kind.made()
                    (widget as? Window)?.present()
                    (widget as? Dialog)?.present()
                    GtkTesting.settle()
                    survivors.watch(widget)
                    kind.end(widget)
                }
                GtkTesting.settle()
                XCTAssertEqual(survivors.alive, [], kind.type)
                XCTAssertEqual(LiveHandlers.count, handlers, kind.type)
                XCTAssertEqual(WidgetTree.warnings(after: warnings), [], kind.type)
            }
        }
    }
}
