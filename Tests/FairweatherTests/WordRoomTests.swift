import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// Words at the places that have little room for them, in a window of 1000 pixels with the usual text.
final class WordRoomTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheFieldShowsItsWholePlaceholderAndItsClearingButtonOnlyWithText() throws {
        try Self.inFontsOfDesktops { font in
            let stage = try Stage(Self.picture(.rain), height: 680)
            let cut = WidgetTree.cutOrTouchingLabels(in: stage.window)
            XCTAssertFalse(cut.contains { $0.hasPrefix("shortened: Enter the name") }, "\(font): \(cut)")
            let field = try XCTUnwrap(WidgetTree.sizes(styled: "search", in: stage.window).first)
            XCTAssertTrue(WidgetTree.type("Par", in: stage.window))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            let filled = try XCTUnwrap(WidgetTree.sizes(styled: "search", in: stage.window).first)
            XCTAssertEqual(filled.width, field.width, "\(font): the field moves")
        }
    }

    func testATilesSentenceTakesTwoLines() throws {
        try Self.inFontsOfDesktops { font in
            for scene in [GalleryScene.rain, .drawn, .drawnNight, .clearNight] {
                let stage = try Stage(Self.picture(scene), height: 680)
                let tiles = stage.gallery.model.page?.tiles ?? []
                XCTAssertEqual(tiles.count, 4)
                for tile in tiles {
                    let lines = try XCTUnwrap(WidgetTree.lines(of: tile.sentence, in: stage.window))
                    XCTAssertLessThanOrEqual(lines, 2, "\(font), \(scene): \(tile.sentence)")
                }
            }
        }
    }

    func testATilesSentenceKeepsAwayFromItsEdge() throws {
        try Self.inFontsOfDesktops { font in
            for (scene, width) in [(GalleryScene.rain, 1000), (.manyPlaces, 1000), (.drawn, 1000), (.drawn, 360)] {
                let stage = try Stage(
                    GalleryPicture(scene: scene, look: .light, width: width, language: .english), height: 680)
                let tiles = WidgetTree.bounds(styled: "tile", in: stage.window)
                let labels = WidgetTree.all("GtkLabel", in: stage.window).filter { $0.hasStyle("tile-sentence") }
                XCTAssertEqual(labels.count, tiles.count)
                let free = try zip(labels, tiles).map { label, tile in
                    let place = try XCTUnwrap(WidgetTree.bounds(of: label, in: stage.window))
                    let lines = Gtk.Label(retaining: UnsafeMutableRawPointer(label.raw)).lines
                    return Double(tile.x + tile.width - place.x) - lines.x - lines.width
                }
                XCTAssertGreaterThanOrEqual(free.min() ?? 0, 6, "\(font), \(scene) at \(width): \(free)")
            }
        }
    }

    private static func inFontsOfDesktops(_ body: @MainActor (String) throws -> Void) throws {
        try onMain { try TextFont.each(of: ["Cantarell", "Noto Sans"], body) }
    }

    @MainActor
    private static func picture(_ scene: GalleryScene) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: 1000, language: .english)
    }
}
