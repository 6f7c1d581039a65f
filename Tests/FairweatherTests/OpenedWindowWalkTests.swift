import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// The walk goes on through what opens over the window, and what a pointer changes in it.
final class OpenedWindowWalkTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testMenus() throws {
        try onMain { try XCTSkipIf(GtkTesting.isOnWayland, "a menu opens there only for a press of a real button") }
        try WindowWalk.through { walk in
            for (look, width) in [(GalleryLook.light, 1000), (.dark, 1000), (.highContrast, 1000), (.light, 360)] {
                let stage = try Stage(.walked(.drawn, look, width), height: 680)
                for name in [WindowWords.menu, PlaceWords.actions, WindowWords.exportChart, WindowWords.quantity] {
                    // A narrow page has the places, with their menu, behind it.
                    guard width == 1000 || name == WindowWords.menu else { continue }
                    let menu = try XCTUnwrap(WidgetTree.openPopover(name, in: stage.window), name)
                    XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.menuRows(in: menu).first?.height ?? 0 > 0 }))
                    walk.look("\(look)-\(width)-menu-\(name)", at: menu, in: stage.window)
                    WidgetTree.closePopover(menu)
                }
            }
        }
    }

    func testHoveredPages() throws {
        try onMain { try XCTSkipIf(GtkTesting.isOnWayland, "nobody moves the pointer there") }
        try WindowWalk.through { walk in
            for (look, width) in [(GalleryLook.light, 1000), (.dark, 1000), (.light, 360)] {
                let stage = try Stage(.walked(.drawn, look, width), height: 2200)
                for style in ["tile", "meteogram", "day-cell", "detail-stop"] {
                    let frames = WidgetTree.frames(styled: style, in: stage.window)
                    let frame = try XCTUnwrap(frames.first { $0.y + 30 < 2200 }, style)
                    XCTAssertTrue(
                        WidgetTree.point(atX: frame.x + frame.width / 2, y: frame.y + 30, in: stage.window))
                    XCTAssertTrue(
                        GtkTesting.pump(until: { WidgetTree.isHovered(styled: style, in: stage.window) }), style)
                    GtkTesting.settle()
                    walk.look("\(look)-\(width)-hover-\(style)", in: stage.window)
                }
                _ = WidgetTree.point(atX: 1270, y: 2390, in: stage.window)
            }
        }
    }

    func testFocusedPages() throws {
        try onMain { try XCTSkipUnless(Keyboard.isThere, "no key can be struck on this display") }
        try WindowWalk.through { walk in
            for (look, width) in [(GalleryLook.light, 1000), (.dark, 1000), (.highContrast, 1000), (.light, 360)] {
                let stage = try Stage(.walked(.drawnAlerts, look, width), height: 680)
                var stops: Set<String> = []
                // Warnings, weather and tiles, rain, the hours with the one that is read, days, details and the notes below.
                for (number, key) in "F6 F6 F6 Tab Tab F6 F6 F6 Down F6 F6 F6".split(separator: " ").enumerated() {
                    XCTAssertTrue(Keyboard.press(String(key), in: stage.window))
                    stops.insert(WidgetTree.focus(in: stage.window))
                    walk.look("\(look)-\(width)-focus-\(number + 1)", in: stage.window, isScrolled: true)
                }
                XCTAssertGreaterThan(stops.count, 8, "\(look) \(width)")
            }
        }
    }

    func testPreferencesAndShortcuts() throws {
        try WindowWalk.through { walk in
            for look in GalleryLook.allCases {
                let stage = try Stage(.walked(.drawn, look), height: 680)
                for (line, name) in [(WindowWords.preferences, "preferences"), (WindowWords.shortcuts, "shortcuts")] {
                    let dialog = try Self.opened(over: stage.window) {
                        XCTAssertTrue(WidgetTree.openMenu(WindowWords.menu, line: line, in: stage.window))
                    }
                    walk.look("\(look)-\(name)", in: dialog)
                    if name == "preferences" {
                        for page in stage.gallery.model.preferences.pages.dropFirst()
                        where look == .light || page == .keys || page == .sources {
                            XCTAssertTrue(WidgetTree.press(page.title, in: dialog), page.title)
                            walk.look("\(look)-\(name)-\(page)", in: dialog)
                        }
                    } else if look == .light {
                        Self.narrow(dialog)
                        walk.look("\(look)-\(name)-360", in: dialog)
                    }
                    dialog.destroy()
                }
            }
        }
    }

    func testWarnings() throws {
        try WindowWalk.through { walk in
            for look in GalleryLook.allCases {
                let stage = try Stage(.walked(.drawnAlerts, look), height: 680)
                let summary = try XCTUnwrap(stage.gallery.model.page?.warnings)
                for (name, button) in [("list", summary.spokenMoreLabel), ("warning", summary.foremost?.spokenText)] {
                    let dialog = try Self.opened(over: stage.window) {
                        XCTAssertTrue(WidgetTree.press(button ?? "", in: stage.window), name)
                    }
                    walk.look("\(look)-\(name)", in: dialog)
                    if look == .light {
                        Self.narrow(dialog)
                        walk.look("\(look)-\(name)-360", in: dialog)
                    }
                    dialog.destroy()
                }
            }
        }
    }

    func testOtherDialogs() throws {
        try WindowWalk.through { walk in
            for look in GalleryLook.allCases {
                let stage = try Stage(.walked(.drawn, look), height: 1100)
                let locations = stage.gallery.model.locations
                let rename = try Self.opened(over: stage.window) {
                    if let id = locations.selectedID { locations.perform(.rename, on: id) }
                }
                walk.look("\(look)-rename", in: rename)
                XCTAssertTrue(WidgetTree.write("", intoFieldNamed: PlaceWords.newName, in: rename))
                // The caret stands in the placeholder's first letter.
                XCTAssertTrue(WidgetTree.focus(PlaceWords.cancel, in: rename))
                walk.look("\(look)-rename-empty", in: rename)
                rename.destroy()
            }
        }
    }

    /// The dialog that the closure opens, painted.
    @MainActor
    private static func opened(over window: Window, _ open: () -> Void) throws -> Window {
        let before = Set(WidgetTree.topLevels().map(\.raw))
        open()
        XCTAssertTrue(
            GtkTesting.pump(until: { WidgetTree.topLevels().contains { !before.contains($0.raw) } }, limit: 10))
        let dialog = try XCTUnwrap(WidgetTree.topLevels().first { !before.contains($0.raw) })
        XCTAssertTrue(GtkTesting.paint(dialog))
        return dialog
    }

    @MainActor
    private static func narrow(_ dialog: Window) {
        WidgetTree.resize(dialog, width: 360, height: 640)
        XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.width(of: dialog) <= 360 }, limit: 10))
        XCTAssertTrue(GtkTesting.paint(dialog))
    }
}
