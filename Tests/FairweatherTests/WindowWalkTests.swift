import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// A walk through the states of the real window, in each of which every text is measured on the picture.
///
/// It has contrast, it lies on no other text and no line, and nothing cuts it. `FAIRWEATHER_PICTURES` names a folder for the
/// pictures.
final class WindowWalkTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testPagesInEveryStyle() throws {
        try WindowWalk.through { walk in
            for (look, scenes) in Self.scenes {
                for scene in scenes {
                    let stage = try Stage(.walked(scene, look), height: scene.isWholePage ? 1700 : 680)
                    walk.look("\(look)-\(scene)", in: stage.window)
                }
            }
        }
    }

    func testScrolledPages() throws {
        try WindowWalk.through { walk in
            let pages: [(GalleryLook, Int, [Int])] = [
                (.light, 1000, [20, 60, 200]), (.dark, 1000, [60, 9999]), (.light, 360, [20, 60, 200, 9999]),
                (.highContrast, 1000, [60]),
            ]
            for (look, width, distances) in pages {
                let stage = try Stage(.walked(.drawn, look, width), height: 680)
                for distance in distances {
                    WidgetTree.scroll(around: "sky-hero", to: Double(distance), in: stage.window)
                    GtkTesting.settle()
                    walk.look("\(look)-\(width)-scrolled-\(distance)", in: stage.window, isScrolled: true)
                }
            }
        }
    }

    func testHardWeather() throws {
        try WindowWalk.through { walk in
            for (weather, look, width) in [
                (HardWeather.thunderstorm, GalleryLook.light, 1000), (.snow, .light, 1000), (.fog, .light, 1000),
                (.frost, .light, 1000), (.heat, .light, 1000), (.snow, .dark, 1000), (.frost, .dark, 360),
            ] {
                let stage = try Stage(.walked(.drawn, look, width), height: 1100, weather: weather)
                walk.look("\(look)-\(width)-\(weather)", in: stage.window)
            }
        }
    }

    func testNarrowWindows() throws {
        try WindowWalk.through { walk in
            for scene in [
                GalleryScene.firstRun, .alerts, .openDay, .table, .matches, .noMatch, .error, .stale, .clearNight,
                .drawnNight, .manyPlaces, .drawnAlerts,
            ] {
                let stage = try Stage(.walked(scene, .light, 360), height: scene.isWholePage ? 2300 : 740)
                walk.look("360-\(scene)", in: stage.window)
            }
            let arabic = GalleryPicture(scene: .drawnAlerts, look: .dark, width: 360, language: .arabic)
            let stage = try Stage(arabic, height: 2300)
            walk.look("360-arabic", in: stage.window)
        }
    }

    func testTextTwiceAsLarge() throws {
        try WindowWalk.through { walk in
            try TextSize.with(percent: 200) {
                for (scene, width) in [
                    (GalleryScene.drawn, 360), (.drawnAlerts, 360), (.openDay, 360), (.matches, 360), (.stale, 360),
                    (.drawn, 1000), (.matches, 1000),
                ] {
                    let stage = try Stage(.walked(scene, .light, width), height: 1700)
                    walk.look("200%-\(width)-\(scene)", in: stage.window)
                }
            }
        }
    }

    func testLongNames() throws {
        try WindowWalk.through { walk in
            for (width, percent) in [(1000, 100), (360, 100), (360, 200)] {
                try TextSize.with(percent: percent) {
                    let stage = try Stage(.walked(.drawn, .light, width), height: 680)
                    let model = stage.gallery.model.locations
                    let id = try XCTUnwrap(model.selectedID)
                    for name in ["Konstantynów Łódzki", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"] {
                        model.rename(id, to: name)
                        XCTAssertTrue(GtkTesting.pump(until: { stage.window.title.contains(name) }))
                        walk.look("\(percent)%-\(width)-named-\(name.prefix(5))", in: stage.window)
                    }
                }
            }
        }
    }

    @MainActor private static let scenes: [(GalleryLook, [GalleryScene])] = [
        (
            .light,
            [
                .firstRun, .alerts, .openDay, .table, .matches, .noMatch, .emptySearch, .loading, .partial, .error,
                .stale,
                .manyPlaces, .drawnNight, .clearNight,
            ]
        ),
        (.dark, [.firstRun, .rain, .openDay, .table, .matches, .error, .stale, .drawnAlerts]),
        (.highContrast, [.firstRun, .openDay, .matches, .stale, .drawnAlerts]),
    ]
}
