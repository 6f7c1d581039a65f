import Charts
import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// What is seen once the window is touched: a menu open over the sky, the page scrolled under the row at the top.
final class TouchedWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAMenuOverTheSkyIsReadInEveryStyle() throws {
        try onMain {
            for look in GalleryLook.allCases {
                for scene in [GalleryScene.rain, .clearNight, .drawnDay] {
                    let stage = try Stage(Self.picture(scene, look))
                    for name in [WindowWords.menu, PlaceWords.actions] {
                        let words = try XCTUnwrap(WidgetTree.colours(ofWordsInMenu: name, in: stage.window)).map {
                            Colour(red: $0.red, green: $0.green, blue: $0.blue)
                        }
                        let contrast = words.map { $0.contrast(with: Look.palette.card) }.min()
                        XCTAssertGreaterThanOrEqual(contrast ?? 0, 4.5, "\(name), \(look), \(scene)")
                    }
                }
            }
        }
    }

    func testNoWordOfThePageIsSeenUnderTheRowAtTheTop() throws {
        try onMain {
            for look in [GalleryLook.light, .dark] {
                let stage = try Stage(Self.picture(.rain, look), height: 680)
                let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
                defer { try? FileManager.default.removeItem(at: file) }
                @MainActor func row(scrolledTo distance: Double) throws -> [[UInt8]] {
                    WidgetTree.scroll(around: "sky-hero", to: distance, in: stage.window)
                    GtkTesting.settle()
                    XCTAssertTrue(GtkTesting.paint(stage.window))
                    XCTAssertTrue(stage.window.writeSnapshot(to: file.path))
                    return try XCTUnwrap(Picture(file: file.path)).rows(0..<48, columns: 260..<700)
                }
                let distances = Array(stride(from: 4.0, through: 160, by: 12))
                let seen = try distances.map(row)
                for style in ["hero-temperature", "hero-weather", "hero-detail", "hero-summary", "tile", "rain-card"] {
                    WidgetTree.fadeOut(styled: style, in: stage.window)
                }
                for (distance, before) in zip(distances, seen) {
                    XCTAssertTrue(try row(scrolledTo: distance) == before, "\(look), scrolled by \(distance)")
                }
            }
        }
    }

    func testANameOfThreeWordsStandsOnOneLineWhereThereIsRoom() throws {
        try onMain {
            let stage = try Stage(Self.picture(.manyPlaces, .light))
            let model = stage.gallery.model.locations
            let (id, name) = (try XCTUnwrap(model.rows.first?.id), "Konstantynów Łódzki")
            model.select(id)
            model.rename(id, to: name)
            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title.contains(name) }))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(
                WidgetTree.allLines(of: name, in: stage.window), [2, 1],
                "its row has no room for it on one line, the page has")
            XCTAssertEqual(WidgetTree.cutLabels(in: stage.window).filter { $0 == name }, [])
            let titles = WidgetTree.frames(styled: "title-row", in: stage.window)
            XCTAssertEqual(titles.map(\.height), [48], "as high as the sky leaves room")
        }
    }

    @MainActor
    private static func picture(_ scene: GalleryScene, _ look: GalleryLook) -> GalleryPicture {
        GalleryPicture(scene: scene, look: look, width: 1000, language: .english)
    }
}
