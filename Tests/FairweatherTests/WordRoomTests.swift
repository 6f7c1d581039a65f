import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather

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

    private static func inFontsOfDesktops(_ body: @MainActor (String) throws -> Void) throws {
        try onMain { try TextFont.each(of: ["Cantarell", "Noto Sans"], body) }
    }

    @MainActor
    private static func picture(_ scene: GalleryScene) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: 1000, language: .english)
    }
}
