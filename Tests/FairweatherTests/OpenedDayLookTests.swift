import CGtk
import CGtkTestShims
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// What the pointer and the keyboard change on an opened day: its line alone, as what it shows below has no click.
final class OpenedDayLookTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testThePointerTintsTheLineOfAnOpenedDayOnly() throws {
        try onMain {
            try XCTSkipIf(GtkTesting.isOnWayland, "nobody moves the pointer there")
            let stage = try Stage(.walked(.drawnDay, .light), height: 1700)
            let day = try Self.openedDay(in: stage.window)
            _ = WidgetTree.point(atX: 1270, y: 2390, in: stage.window)
            GtkTesting.settle()
            let before = try Self.picture(of: stage.window)
            XCTAssertTrue(WidgetTree.point(atX: day.x + day.width / 3, y: day.y + 24, in: stage.window))
            XCTAssertTrue(
                GtkTesting.pump(until: {
                    GtkTesting.paint(stage.window)
                        && (try? Self.changes(from: before, in: stage.window, day).line) ?? 0 > 1000
                }), "the line is not tinted")
            XCTAssertEqual(try Self.changes(from: before, in: stage.window, day).below, 0)
            XCTAssertTrue(WidgetTree.point(atX: day.x + day.width / 3, y: day.y + 90, in: stage.window))
            XCTAssertTrue(
                GtkTesting.pump(until: {
                    GtkTesting.paint(stage.window) && (try? Self.changes(from: before, in: stage.window, day).line) == 0
                }), "the line is tinted by a pointer below it")
            XCTAssertEqual(try Self.changes(from: before, in: stage.window, day).below, 0)
        }
    }

    func testTheFocusRingOfAnOpenedDayGoesRoundItsLine() throws {
        try onMain {
            let stage = try Stage(.walked(.drawnDay, .light), height: 1700)
            _ = WidgetTree.point(atX: 1270, y: 2390, in: stage.window)
            let day = try Self.openedDay(in: stage.window)
            let row = try XCTUnwrap(
                WidgetTree.all("GtkListBoxRow", in: stage.window).first {
                    test_accessible_is($0.opaque, GTK_ACCESSIBLE_STATE_EXPANDED) != 0
                })
            XCTAssertNotEqual(gtk_widget_grab_focus(row.widget), 0)
            gtk_window_set_focus_visible(stage.window.pointer(), 0)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            let before = try Self.picture(of: stage.window)
            gtk_window_set_focus_visible(stage.window.pointer(), 1)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            let changes = try Self.changes(from: before, in: stage.window, day)
            XCTAssertGreaterThan(changes.line, 1000, "two lines of two pixels over the whole width")
            XCTAssertEqual(changes.below, 0)
        }
    }

    /// How many pixels of an opened day's line, and of what lies below it, have changed.
    @MainActor
    private static func changes(
        from before: Picture, in window: Window, _ day: (x: Int, y: Int, width: Int, height: Int)
    ) throws -> (line: Int, below: Int) {
        let after = try picture(of: window)
        func count(_ rows: Range<Int>) -> Int {
            let columns = day.x..<day.x + day.width
            let lines = zip(before.rows(rows, columns: columns), after.rows(rows, columns: columns))
            return lines.reduce(0) { sum, line in
                sum + stride(from: 0, to: line.0.count, by: 4).count { line.0[$0..<$0 + 4] != line.1[$0..<$0 + 4] }
            }
        }
        return (count(day.y..<day.y + 48), count(day.y + 48..<day.y + day.height))
    }

    @MainActor
    private static func openedDay(in window: Window) throws -> (x: Int, y: Int, width: Int, height: Int) {
        let days = WidgetTree.frames(styled: "day-cell", in: window).filter { $0.height > 60 }
        let day = try XCTUnwrap(days.first, "no day is open")
        XCTAssertEqual(days.count, 1)
        return (day.x, day.y, day.width, day.height)
    }

    @MainActor
    private static func picture(of window: Window) throws -> Picture {
        let file = try Files.temporaryFolder().appending(path: "day.png")
        XCTAssertTrue(window.writeSnapshot(to: file.path))
        return try XCTUnwrap(Picture(file: file.path))
    }
}
