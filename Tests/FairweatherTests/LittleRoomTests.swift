import CGtk
import CatalogueMaking
import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// What comes first where there is little room: a name before what stands beside it, words before signs, a whole word before
/// a short line.
final class LittleRoomTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testANameLosesNoLetterToWhatStandsBesideIt() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                for (width, percent) in [(700, 100), (700, 200), (360, 100), (360, 200)] {
                    try TextSize.with(percent: percent) {
                        let stage = try Stage(.walked(.drawn, .light, width), height: 680)
                        let model = stage.gallery.model.locations
                        let id = try XCTUnwrap(model.selectedID)
                        for name in ["Saint-Rémy-en-Bouzemont-Saint-Genest", "San Cristóbal de La Laguna", "Rome"] {
                            model.rename(id, to: name)
                            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title.contains(name) }))
                            GtkTesting.settle()
                            XCTAssertTrue(GtkTesting.paint(stage.window))
                            let label = WidgetTree.all("GtkLabel", in: stage.window).first {
                                $0.hasStyle("title-place")
                            }
                            let layout = gtk_label_get_layout(try XCTUnwrap(label).opaque)
                            XCTAssertEqual(
                                pango_layout_is_ellipsized(layout), 0, "\(name) is cut at \(width), \(percent) %")
                            guard name == "Rome", percent == 100 else { continue }
                            XCTAssertFalse(WidgetTree.texts(styled: "title-detail", in: stage.window).isEmpty, name)
                        }
                    }
                }
            }
        }
    }

    func testTheTitleOfANarrowPageIsNotBrokenForTheNameOfItsPlace() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                let stage = try Stage(.walked(.drawn, .light, 360), height: 680)
                for quantity in [PageQuantity.temperature, .precipitation, .visibility] {
                    stage.gallery.model.openQuantity(quantity, isNarrow: true)
                    let title = try XCTUnwrap(stage.gallery.model.quantity?.heading.place)
                    XCTAssertTrue(GtkTesting.pump(until: { stage.window.title.hasPrefix("\(title) – ") }))
                    GtkTesting.settle()
                    XCTAssertTrue(GtkTesting.paint(stage.window))
                    let words = title.split(separator: " ").count
                    XCTAssertLessThanOrEqual(WidgetTree.lines(of: title, in: stage.window) ?? 9, words, title)
                    let cut = WidgetTree.cutLabels(in: stage.window)
                    XCTAssertFalse(cut.contains { $0.hasPrefix("Vancouver") }, "\(title): \(cut)")
                    stage.gallery.model.closeQuantity()
                    GtkTesting.settle()
                }
            }
        }
    }

    func testAVerdictOfTwoLinesStandsBelowItsNumberAndOverTheTools() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                for percent in [100, 200] {
                    try TextSize.with(percent: percent) {
                        let stage = try Stage(.walked(.drawn, .light, 360), height: 1250)
                        stage.gallery.model.openQuantity(.wind, isNarrow: true)
                        let title = try XCTUnwrap(stage.gallery.model.quantity?.heading.place)
                        XCTAssertTrue(GtkTesting.pump(until: { stage.window.title.hasPrefix("\(title) – ") }))
                        GtkTesting.settle()
                        XCTAssertTrue(GtkTesting.paint(stage.window))
                        let places = try ["detail-value", "quantity-word", "quantity-tools"].map { style in
                            try XCTUnwrap(WidgetTree.bounds(styled: style, in: stage.window).first, style)
                        }
                        for (one, other) in zip(places, places.dropFirst()) {
                            XCTAssertLessThanOrEqual(one.y + one.height, other.y, "\(percent) %: \(places)")
                        }
                    }
                }
            }
        }
    }

    func testAnOfferToSearchOnlineKeepsItsVerb() {
        onMain {
            TextFont.with("Noto Sans 11") {
                for words in ["Online nach „Konstantinopel“ suchen", "Искать «Константинополь» в интернете"] {
                    let cell = MatchCell()
                    cell.bind(Offer(title: words))
                    let window = Window(width: 240, height: 80)
                    window.setChild(cell.root)
                    XCTAssertTrue(GtkTesting.paint(window))
                    XCTAssertEqual(WidgetTree.cutLabels(in: window), [])
                    window.destroy()
                }
            }
        }
    }

    private struct Offer: BasicCellItem {
        let title: String
        let image: CellImage? = .named("system-search-symbolic")
        let detail: String? = nil
    }

    func testEachPageOfThePreferencesIsInSight() throws {
        try Self.inLanguages(["en", "de", "ru"]) { language in
            for (percent, width) in [(100, 676), (200, 676), (100, 360), (200, 360)] {
                try TextSize.with(percent: percent) {
                    let stage = try Stage(Self.picture(.drawn, 1000, language), height: 680)
                    let preferences = PreferencesDialog(stage.gallery.model.preferences)
                    preferences.present(over: stage.window, among: OpenDialogs())
                    let dialog = try XCTUnwrap(WidgetTree.topLevels().last { $0.title == WindowWords.preferences })
                    defer { dialog.destroy() }
                    gtk_window_set_default_size(dialog.pointer(), Int32(width), 640)
                    XCTAssertTrue(GtkTesting.paint(dialog))
                    GtkTesting.settle()
                    let bar = try XCTUnwrap(WidgetTree.all("ShimRow", in: dialog).first { $0.hasStyle("dialog-tabs") })
                    let tabs = WidgetTree.all("GtkToggleButton", in: bar)
                    XCTAssertEqual(tabs.count, stage.gallery.model.preferences.pages.count)
                    let room = try XCTUnwrap(WidgetTree.bounds(of: dialog, in: dialog))
                    for (tab, page) in zip(tabs, stage.gallery.model.preferences.pages) {
                        let place = try XCTUnwrap(WidgetTree.bounds(of: tab, in: dialog))
                        let (end, edge) = (place.x + place.width, room.x + WidgetTree.width(of: dialog))
                        let state = "\(language.code): “\(page.title)” at \(width) px, \(percent) %"
                        XCTAssertTrue(place.x >= room.x && end <= edge, "\(state): \(place)")
                    }
                }
            }
        }
    }

    func testAMenuStaysInItsWindowWithAllOfItsWords() throws {
        try onMain { try XCTSkipIf(GtkTesting.isOnWayland, "a menu opens there only for a press of a real button") }
        try Self.inLanguages(["en", "de", "ru", "ar"]) { language in
            for (percent, width) in [(100, 360), (200, 360), (100, 1000)] {
                try TextSize.with(percent: percent) {
                    let stage = try Stage(Self.picture(.drawn, width, language), height: 900)
                    for name in [WindowWords.menu, WindowWords.exportChart, PlaceWords.actions] {
                        if name == PlaceWords.actions, width == 360 {
                            stage.gallery.main.showPlaces()
                            XCTAssertTrue(GtkTesting.paint(stage.window))
                        }
                        let menu = try XCTUnwrap(WidgetTree.openPopover(name, in: stage.window), name)
                        XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.menuRows(in: menu).first?.height ?? 0 > 0 }))
                        GtkTesting.settle()
                        let state = "\(language.code): \(name) at \(width) px, \(percent) %"
                        XCTAssertEqual(WidgetTree.cutLabels(in: menu), [], state)
                        let place = WidgetTree.menuPlace(of: menu, in: stage.window)
                        XCTAssertGreaterThanOrEqual(place.x, 0, state)
                        XCTAssertLessThanOrEqual(place.x + place.width, width, state)
                        WidgetTree.closePopover(menu)
                    }
                }
            }
        }
    }

    func testNoWordOfANarrowPageIsBrokenWithoutAHyphenAndNothingIsWider() throws {
        try Self.inLanguages(["en", "de", "ru"]) { language in
            try TextSize.with(percent: 200) {
                let stage = try Stage(Self.picture(.rain, 360, language), height: 3300)
                XCTAssertEqual(WidgetTree.width(of: stage.window), 360, language.code)
                XCTAssertEqual(Self.brokenWords(in: stage.window), [], language.code)
            }
        }
    }

    /// The words within which a line of a shown label ends, with no hyphen there.
    @MainActor
    private static func brokenWords(in window: Window) -> [String] {
        WidgetTree.all("GtkLabel", in: window).filter { gtk_widget_get_mapped($0.widget) != 0 }.flatMap { label in
            let layout = gtk_label_get_layout(label.opaque)
            let text = Array(String(cString: pango_layout_get_text(layout)).utf8)
            var count: Int32 = 0
            let attributes = pango_layout_get_log_attrs_readonly(layout, &count)
            return (1..<max(pango_layout_get_line_count(layout), 1)).compactMap { index -> String? in
                guard let line = pango_layout_get_line_readonly(layout, index) else { return nil }
                let start = Int(line.pointee.start_index)
                let before = String(decoding: text[..<start], as: UTF8.self)
                let after = String(decoding: text[start...], as: UTF8.self)
                guard before.last?.isLetter == true, after.first?.isLetter == true,
                    attributes?[before.unicodeScalars.count].break_inserts_hyphen != 1
                else { return nil }
                return before.suffix(12) + "|" + after.prefix(12)
            }
        }
    }

    private static func inLanguages(
        _ codes: [String], _ body: @MainActor (ShippedLanguage) throws -> Void
    ) throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                if codes.contains("en") { try body(ShippedLanguage(code: "en")) }
                for language in ShippedLanguage.all where codes.contains(language.code) {
                    try Wording.$catalogue.withValue(try language.catalogue()) { try body(language) }
                }
            }
        }
    }

    private static func picture(_ scene: GalleryScene, _ width: Int, _ language: ShippedLanguage) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: width, language: GalleryLanguage(code: language.code))
    }
}
