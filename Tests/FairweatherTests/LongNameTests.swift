import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// A long name of a place in the row at the top.
final class LongNameTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testANameThatHasRoomIsWholeAndWhatStandsBesideItGivesWay() throws {
        try Self.withName("Llanfairpwllgwyngyllgogerych", width: 1000) { name, window in
            XCTAssertEqual(pango_layout_is_ellipsized(gtk_label_get_layout(name.opaque)), 0)
            let details = WidgetTree.frames(styled: "title-detail", in: window)
            XCTAssertGreaterThan(details.first?.width ?? 0, 100)
        }
    }

    func testAWordOfANameIsBrokenWithAHyphen() throws {
        try Self.withName("Llanfairpwllgwyngyllgogerychwyrndrobwll", width: 360) { name, _ in
            let layout = gtk_label_get_layout(name.opaque)
            XCTAssertGreaterThan(pango_layout_get_line_count(layout), 1)
            var count: Int32 = 0
            let attributes = try XCTUnwrap(pango_layout_get_log_attrs_readonly(layout, &count))
            let line = try XCTUnwrap(pango_layout_get_line_readonly(layout, 1))
            XCTAssertEqual(attributes[Int(line.pointee.start_index)].break_inserts_hyphen, 1)
        }
    }

    func testANameOfTwoLinesMovesTheWeatherDownAndBreaksAlikeAfterScrolling() throws {
        try Self.withName("Llanfairpwllgwyngyllgogerych", width: 360) { name, window in
            @MainActor func lines() -> [Int] {
                let layout = gtk_label_get_layout(name.opaque)
                return (0..<pango_layout_get_line_count(layout)).compactMap {
                    pango_layout_get_line_readonly(layout, $0).map { Int($0.pointee.length) }
                }
            }
            let (row, before) = (try XCTUnwrap(WidgetTree.bounds(styled: "title-row", in: window).first), lines())
            XCTAssertEqual(before.count, 2)
            let number = try XCTUnwrap(
                WidgetTree.all("GtkLabel", in: window).first { $0.hasStyle("hero-temperature") })
            let place = try XCTUnwrap(WidgetTree.bounds(of: number, in: window))
            let layout = gtk_label_get_layout(number.opaque)
            var ink = PangoRectangle()
            pango_layout_get_pixel_extents(layout, &ink, nil)
            XCTAssertGreaterThanOrEqual(place.y + Int(ink.y), row.y + row.height, "the number lies under the row")
            let end = try XCTUnwrap(WidgetTree.bounds(styled: "sky-hero", in: window).first).height
            WidgetTree.scroll(around: "sky-hero", to: Double(end + 40), in: window)
            GtkTesting.settle()
            XCTAssertTrue(GtkTesting.paint(window))
            XCTAssertEqual(lines(), before)
            XCTAssertEqual(WidgetTree.bounds(styled: "title-row", in: window).first?.height, row.height)
        }
    }

    func testANameIsWholeInTheListOfPlacesWhoseOtherRowsKeepTheirHeight() throws {
        for name in ["Llanfairpwllgwyngyllgogerych", "Saint-Rémy-en-Bouzemont-Saint-Genest"] {
            try Self.withName(name, width: 1000) { _, window in
                let titles = WidgetTree.all("GtkLabel", in: window).filter { $0.hasStyle("cell-title") }
                let title = try XCTUnwrap(titles.first { String(cString: gtk_label_get_text($0.opaque)) == name })
                XCTAssertEqual(pango_layout_is_ellipsized(gtk_label_get_layout(title.opaque)), 0, "\(name) is cut")
                let rows = WidgetTree.bounds(styled: "basic-cell", in: window).map(\.height)
                XCTAssertGreaterThan(rows.count, 3)
                XCTAssertEqual(Set(rows.dropFirst()).count, 1)
                XCTAssertLessThan(rows[0] - rows[1], 45, "three lines at most")
            }
        }
    }

    private static func withName(
        _ name: String, width: Int, _ body: @MainActor (Widget, Window) throws -> Void
    ) throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                let stage = try Stage(.walked(.drawn, .light, width), height: 680)
                let model = stage.gallery.model.locations
                model.rename(try XCTUnwrap(model.selectedID), to: name)
                XCTAssertTrue(GtkTesting.pump(until: { stage.window.title.contains(name) }))
                XCTAssertTrue(GtkTesting.paint(stage.window))
                let label = WidgetTree.all("GtkLabel", in: stage.window).first { $0.hasStyle("title-place") }
                try body(try XCTUnwrap(label), stage.window)
            }
        }
    }
}
