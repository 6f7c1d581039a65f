import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// The row at the top and what lies right below it.
final class TitleRowLookTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testNothingOfTheTilesLiesUnderTheRow() throws {
        try onMain {
            for look in GalleryLook.allCases {
                let stage = try Stage(.walked(.drawn, look), height: 680)
                let row = try XCTUnwrap(WidgetTree.bounds(styled: "title-row", in: stage.window).first)
                let tiles = WidgetTree.bounds(styled: "tile", in: stage.window)
                XCTAssertEqual(tiles.count, 4)
                XCTAssertTrue(tiles.allSatisfy { $0.y >= row.y + row.height }, "\(look): \(tiles) \(row)")
            }
        }
    }

    func testTheRowKeepsTheSkyUntilThePageLineHasPassedBelowIt() throws {
        try onMain {
            let stage = try Stage(.walked(.drawn, .light), height: 680)
            let hero = try XCTUnwrap(WidgetTree.bounds(styled: "sky-hero", in: stage.window).first)
            XCTAssertEqual(hero.height, 224)
            for (distance, isFlat) in [(0, false), (148, false), (176, false), (177, true), (0, false)] {
                WidgetTree.scroll(around: "sky-hero", to: Double(distance), in: stage.window)
                GtkTesting.settle()
                XCTAssertTrue(GtkTesting.paint(stage.window))
                XCTAssertEqual(
                    !WidgetTree.frames(styled: "on-flat", in: stage.window).isEmpty, isFlat, "at \(distance)")
            }
        }
    }

    func testANarrowRowSaysTheWeatherOnceThatHasScrolledAway() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                let stage = try Stage(.walked(.drawn, .light, 360), height: 680)
                let end = try XCTUnwrap(WidgetTree.bounds(styled: "sky-hero", in: stage.window).first).height
                for (distance, words) in [
                    (0, "12:05"), (end - 48, "12:05"), (end - 40, "6°, light rain"), (0, "12:05"),
                ] {
                    WidgetTree.scroll(around: "sky-hero", to: Double(distance), in: stage.window)
                    GtkTesting.settle()
                    XCTAssertTrue(GtkTesting.paint(stage.window))
                    let label = WidgetTree.all("GtkLabel", in: stage.window).first { $0.hasStyle("title-detail") }
                    let layout = gtk_label_get_layout(try XCTUnwrap(label).opaque)
                    XCTAssertEqual(String(cString: pango_layout_get_text(layout)), words, "at \(distance)")
                    XCTAssertEqual(pango_layout_is_ellipsized(layout), 0, "at \(distance)")
                }
            }
        }
    }

    func testHardWeatherMovesNoCard() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                for width in [360, 1000] {
                    @MainActor func place(in weather: HardWeather?) throws -> Int? {
                        let stage = try Stage(.walked(.drawn, .light, width), height: 1100, weather: weather)
                        return WidgetTree.bounds(styled: "rain-card", in: stage.window).first?.y
                    }
                    let usual = try place(in: nil)
                    XCTAssertNotNil(usual)
                    for weather in HardWeather.allCases {
                        XCTAssertEqual(try place(in: weather), usual, "\(weather) at \(width)")
                    }
                }
            }
        }
    }

    func testInMuchLargerTextTimeAndAgeStandBelowTheName() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                try TextSize.with(percent: 200) {
                    let stage = try Stage(.walked(.drawn, .light, 360), height: 1100)
                    let words = "Thursday 12:05\nUpdated 4 minutes ago"
                    XCTAssertEqual(WidgetTree.lines(of: words, in: stage.window), 2)
                    let row = try XCTUnwrap(WidgetTree.bounds(styled: "title-row", in: stage.window).first)
                    let details = WidgetTree.bounds(styled: "hero-detail", in: stage.window)
                    let number = try XCTUnwrap(WidgetTree.bounds(styled: "hero-temperature", in: stage.window).first)
                    XCTAssertEqual(details.first?.x, 16)
                    XCTAssertGreaterThanOrEqual(details.first?.y ?? 0, row.height)
                    // The number's line is higher than its figures.
                    XCTAssertLessThanOrEqual(
                        details.first.map { $0.y + $0.height } ?? .max, number.y + number.height / 4)
                    let sentence = try XCTUnwrap(WidgetTree.bounds(styled: "hero-summary", in: stage.window).first)
                    let tile = try XCTUnwrap(WidgetTree.bounds(styled: "tile", in: stage.window).first)
                    XCTAssertGreaterThanOrEqual(tile.y - sentence.y - sentence.height, 12)
                }
            }
        }
    }

    func testTheSignThatEmptiesTheFieldIsACircle() throws {
        try onMain {
            let stage = try Stage(.walked(.matches, .light), height: 680)
            let field = try XCTUnwrap(WidgetTree.all("GtkSearchEntry", in: stage.window).first)
            let sign = try XCTUnwrap(WidgetTree.bounds(named: "image", in: field).last)
            XCTAssertEqual(sign.width, 17)
            XCTAssertEqual(sign.height, 17)
        }
    }

    func testTheTilesOfTheFirstStartSayAllOfTheirTexts() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                let stage = try Stage(.walked(.firstRun, .light, 360), height: 740)
                XCTAssertEqual(WidgetTree.cutLabels(in: stage.window), [])
                XCTAssertEqual(WidgetTree.lines(of: "British Columbia, Canada", in: stage.window), 2)
            }
        }
    }

    func testTheTableEndsWithAWholeRow() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                for width in [360, 1000] {
                    let stage = try Stage(.walked(.table, .light, width), height: 2300)
                    let list = try XCTUnwrap(
                        WidgetTree.all("GtkListView", in: stage.window).first {
                            WidgetTree.frames(styled: "table-row", in: $0).count > 1
                        })
                    let room = gtk_widget_get_ancestor(list.widget, gtk_scrolled_window_get_type())
                    let rows = WidgetTree.bounds(styled: "table-row", in: list)
                    let (row, height) = (rows[1].y - rows[0].y, Int(gtk_widget_get_height(try XCTUnwrap(room))))
                    XCTAssertGreaterThanOrEqual(height, 3 * row)
                    XCTAssertEqual(height % row, 0, "at \(width): \(height), \(row)")
                }
            }
        }
    }
}
