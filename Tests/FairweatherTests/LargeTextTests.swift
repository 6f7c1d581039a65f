import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// What larger text does to the first screen, and that no word is broken by it.
final class LargeTextTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testNamesOfTilesAndTheWeatherAreNeverBroken() throws {
        try onMain {
            for (width, percent) in [(360, 100), (360, 150), (360, 200), (700, 125), (1000, 125), (1000, 200)] {
                try TextSize.with(percent: percent) {
                    let stage = try Stage(Self.picture(width), height: 720)
                    let page = try XCTUnwrap(stage.gallery.model.page)
                    for word in page.tiles.map(\.title) where !word.contains(" ") {
                        let lines = WidgetTree.allLines(of: word, in: stage.window)
                        XCTAssertFalse(lines.isEmpty, "\(word) at \(width), \(percent) %")
                        XCTAssertEqual(Set(lines), [1], "\(word) at \(width), \(percent) %")
                    }
                    XCTAssertEqual(WidgetTree.width(of: stage.window), width, "\(percent) %")
                }
            }
        }
    }

    func testAQuarterLargerTextKeepsTheTilesBesideTheWords() throws {
        try onMain {
            try TextSize.with(percent: 125) {
                let stage = try Stage(Self.picture(1000), height: 680)
                let tiles = WidgetTree.frames(styled: "tile", in: stage.window)
                XCTAssertEqual(tiles.count, 4)
                for tile in tiles { XCTAssertLessThan(tile.y + tile.height, 340) }
            }
        }
    }

    func testRowsOfDaysAreAsHighAsAtFirstOnceTheWindowIsAsWideAgain() throws {
        try onMain {
            let stage = try Stage(Self.picture(1000), height: 720)
            @MainActor func heights() -> [Int] { WidgetTree.frames(styled: "day-cell", in: stage.window).map(\.height) }
            let before = heights()
            XCTAssertFalse(before.isEmpty)
            for width in [420, 1000, 360, 760, 1000] {
                WidgetTree.resize(stage.window, width: width, height: 720)
                XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.width(of: stage.window) == width }, limit: 10))
                XCTAssertTrue(GtkTesting.paint(stage.window))
            }
            XCTAssertEqual(heights(), before)
        }
    }

    func testSignsGrowWithTheText() throws {
        try onMain {
            /// The widths that all signs ask for in the order of the window, but for the desktop's own on the buttons that close
            /// it, around which newer themes draw a circle of one size.
            @MainActor func signs(_ percent: Int, _ scene: GalleryScene) throws -> [Int] {
                var widths: [Int] = []
                try TextSize.with(percent: percent) {
                    let stage = try Stage(.walked(scene, .light, 360), height: 720)
                    widths = WidgetTree.all("GtkImage", in: stage.window).filter {
                        gtk_widget_get_ancestor($0.widget, gtk_window_controls_get_type()) == nil
                    }.map { $0.request(.horizontal).natural }
                }
                return widths
            }
            for scene in [GalleryScene.drawnAlerts, .manyPlaces] {
                let (usual, large) = (try signs(100, scene), try signs(200, scene))
                XCTAssertGreaterThan(usual.count, 8, "\(scene)")
                for (one, other) in zip(usual, large) {
                    XCTAssertGreaterThanOrEqual(Double(other), 1.3 * Double(one), "\(scene): \(usual) \(large)")
                }
            }
        }
    }

    func testANarrowWindowIsRefreshedFromItsMenu() throws {
        try onMain {
            let stage = try Stage(Self.picture(360), height: 720)
            XCTAssertTrue(WidgetTree.openMenu(WindowWords.menu, line: WindowWords.refresh, in: stage.window))
            let wide = try Stage(Self.picture(1000), height: 720)
            XCTAssertNil(wide.gallery.model.page?.heading.notice)
        }
    }

    @MainActor
    private static func picture(_ width: Int) -> GalleryPicture {
        GalleryPicture(scene: .rain, look: .light, width: width, language: .english)
    }

    func testMatchesAndTheListOfShortcutsGrowWithTheText() throws {
        try onMain {
            /// The least heights of a match and of a shortcut, the width of a keycap, and that of the list's dialog.
            @MainActor func sizes(_ percent: Int) throws -> [Int] {
                var sizes: [Int] = []
                try TextSize.with(percent: percent) {
                    let stage = try Stage(.walked(.matches, .light), height: 680)
                    let match = try XCTUnwrap(
                        WidgetTree.bounds(styled: "match-cell", in: stage.window).map(\.height).min())
                    ShortcutsDialog.present(over: stage.window)
                    let dialog = try XCTUnwrap(WidgetTree.topLevels().first { $0.title == WindowWords.shortcuts })
                    defer { WidgetTree.closeWindows(but: stage.window) }
                    XCTAssertTrue(GtkTesting.paint(dialog))
                    let rows = WidgetTree.bounds(styled: "form-row", in: dialog)
                    let caps = WidgetTree.bounds(styled: "keycap", in: dialog)
                    sizes = [
                        match, rows.map(\.height).min() ?? 0, caps.map(\.width).min() ?? 0,
                        WidgetTree.width(of: dialog),
                    ]
                }
                return sizes
            }
            let (usual, large) = (try sizes(100), try sizes(200))
            for (one, other) in zip(usual.prefix(2), large) { XCTAssertGreaterThanOrEqual(other, 2 * one - 3) }
            XCTAssertGreaterThan(large[2] * 10, usual[2] * 15, "a keycap")
            XCTAssertGreaterThan(large[3] * 10, usual[3] * 14, "the dialog")
        }
    }
}
