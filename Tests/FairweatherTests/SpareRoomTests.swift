import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// Words that have room are neither broken nor cut.
final class SpareRoomTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheSentenceTakesOneLineWhereAWideWindowHasRoomForIt() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain, 1910), height: 1000)
            let label = try XCTUnwrap(
                WidgetTree.all("GtkLabel", in: stage.window).first { $0.hasStyle("hero-summary") })
            let summary = Gtk.Label(retaining: UnsafeMutableRawPointer(label.raw))
            let place = try XCTUnwrap(WidgetTree.bounds(of: label, in: stage.window))
            let tiles = try XCTUnwrap(WidgetTree.bounds(styled: "tile", in: stage.window).map(\.x).min())
            let sentence = String(cString: gtk_label_get_text(label.opaque))
            let needed = summary.width(of: sentence)
            XCTAssertGreaterThan(needed, 344, "a sentence that has room anyhow tells nothing")
            // A low sun needs some of the room.
            XCTAssertLessThan(needed, min(tiles - place.x - 120, 520))
            XCTAssertEqual(WidgetTree.lines(of: sentence, in: stage.window), 1)
        }
    }

    func testTheTimeIsWholeBesideALongNameOrGivesWayToIt() throws {
        try onMain {
            for width in [360, 370, 400] {
                let picture = GalleryPicture(
                    scene: .rain, look: .light, width: width, language: GalleryLanguage(code: "en_US"))
                let stage = try Stage(picture, height: 720)
                let model = stage.gallery.model.locations
                let name = "Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson"
                model.rename(try XCTUnwrap(model.selectedID), to: name)
                XCTAssertTrue(GtkTesting.pump(until: { stage.window.title.contains(name) }))
                XCTAssertTrue(GtkTesting.paint(stage.window))
                let clock = try XCTUnwrap(stage.gallery.model.page?.heading.clock)
                XCTAssertTrue(clock.hasSuffix("M"), clock)
                let labels = WidgetTree.all("GtkLabel", in: stage.window)
                let place = try XCTUnwrap(labels.first { $0.hasStyle("title-place") })
                XCTAssertEqual(pango_layout_is_ellipsized(gtk_label_get_layout(place.opaque)), 0, "\(width)")
                XCTAssertEqual(WidgetTree.width(of: stage.window), width)
                guard let label = labels.first(where: { $0.hasStyle("title-detail") }) else { continue }
                XCTAssertEqual(String(cString: gtk_label_get_text(label.opaque)), clock)
                XCTAssertEqual(pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)), 0, "\(width)")
            }
        }
    }

    func testDatesStandBesideTheNamesOfDays() throws {
        try onMain {
            for code in ["de", "ru"] {
                let picture = GalleryPicture(
                    scene: .clearNight, look: .light, width: 1000, language: GalleryLanguage(code: code))
                let stage = try Stage(picture, height: 680)
                let days = stage.gallery.model.page?.days ?? []
                XCTAssertGreaterThan(days.count, 7)
                for day in days where day.dayText != "Today" {
                    @MainActor func feet(_ text: String, _ style: String) -> [Int] {
                        WidgetTree.all("GtkLabel", in: stage.window).filter {
                            String(cString: gtk_label_get_text($0.opaque)) == text && $0.hasStyle(style)
                        }.compactMap { WidgetTree.bounds(of: $0, in: stage.window) }.map { $0.y + $0.height }
                    }
                    // A name occurs twice in ten days, its date does not.
                    let names = feet(day.dayText, "day-name")
                    let date = try XCTUnwrap(feet(day.dateText, "secondary").first, day.dateText)
                    XCTAssertTrue(names.contains { abs($0 - date) <= 4 }, "\(code): \(day.dayText) \(day.dateText)")
                }
            }
        }
    }

    func testTheRingAroundTheWordsOfTheMapIsWholeAndCrossesNone() throws {
        try onMain {
            for width in [1000, 400] {
                let stage = try RainMapStage(.band, width: width, height: 680)
                let head = try XCTUnwrap(
                    WidgetTree.all("GtkDrawingArea", in: stage.window).first { $0.hasStyle("map-head") })
                XCTAssertTrue(gtk_widget_grab_focus(head.widget) != 0)
                let with = try Self.snapshot(of: stage.window, showsFocus: true)
                let without = try Self.snapshot(of: stage.window, showsFocus: false)
                let ring = try XCTUnwrap(with.box(differingFrom: without))
                let box = try XCTUnwrap(WidgetTree.bounds(of: head, in: stage.window))
                XCTAssertGreaterThan(ring.x, box.x, "\(width)")
                XCTAssertGreaterThan(ring.y, box.y, "\(width)")
                XCTAssertLessThan(ring.x + ring.width, box.x + box.width, "\(width)")
                XCTAssertLessThan(ring.y + ring.height, box.y + box.height, "\(width)")
                for style in ["map-answer", "map-detail"] {
                    for words in WidgetTree.bounds(styled: style, in: stage.window) {
                        XCTAssertLessThan(ring.x + 3, words.x, "\(style) at \(width)")
                        XCTAssertLessThan(ring.y + 3, words.y, "\(style) at \(width)")
                        XCTAssertGreaterThan(ring.y + ring.height - 3, words.y + words.height, "\(style) at \(width)")
                    }
                }
            }
        }
    }

    @MainActor
    private static func picture(_ scene: GalleryScene, _ width: Int) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: width, language: .english)
    }

    @MainActor
    private static func snapshot(of window: Window, showsFocus: Bool) throws -> Picture {
        gtk_window_set_focus_visible(window.pointer(), showsFocus ? 1 : 0)
        XCTAssertTrue(GtkTesting.paint(window))
        let file = try Files.temporaryFolder().appending(path: "head.png")
        XCTAssertTrue(window.writeSnapshot(to: file.path))
        return try XCTUnwrap(Picture(file: file.path))
    }
}
