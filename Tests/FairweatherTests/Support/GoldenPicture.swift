import CGtk
import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// The pictures that are kept, small, beside the tests.
@MainActor
enum GoldenPicture {
    static let all = [
        picture(.rain, .light), picture(.rain, .dark), picture(.manyPlaces, .light, width: 360),
        picture(.rain, .light, language: .arabic), picture(.error, .light), picture(.alerts, .highContrast),
    ]

    /// Pixels of a window that are one of a picture that is kept: few enough to be small, enough to be looked at.
    static let scale = 2

    private static let font = "DejaVu Sans"

    /// Takes the font of the pictures, with letters of the same widths on every screen.
    ///
    /// - Throws: A skip where the font, or the GTK whose own look the pictures show, is not here.
    static func checkConditions() throws {
        let conditions = "GTK \(gtk_get_major_version()).\(gtk_get_minor_version()), \(font)"
        let file = GoldenFolder.file("pictures.txt")
        try XCTSkipIf(GtkTesting.isOnWayland, "the pictures show X11, where a window has another edge")
        guard families.contains(font) else { throw XCTSkip("the font of the pictures, \(font), is not installed") }
        if GoldenFolder.isWrittenAnew { try Data(conditions.utf8).write(to: file) }
        let kept = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard kept == conditions else { throw XCTSkip("the pictures show \(kept), this is \(conditions)") }
        hideScrollIndicators
        Property.set("gtk-font-name", font + " 10", on: Appearance.settings)
        Property.set("gtk-hint-font-metrics", false, on: Appearance.settings)
    }

    /// They are seen for a second or two from the start of a window on; once is enough for the whole process.
    private static let hideScrollIndicators: Void = {
        let file = FileManager.default.temporaryDirectory.appending(path: "fairweather-\(UUID().uuidString).css")
        try? Data("scrollbar.overlay-indicator { opacity: 0; }".utf8).write(to: file)
        StyleSheet.load(path: file.path)
        try? FileManager.default.removeItem(at: file)
    }()

    /// Plays the scene, and draws it after looking at its window.
    static func draw<Found>(
        _ picture: GalleryPicture, looking: (Window) throws -> Found
    ) throws -> (picture: Picture, found: Found) {
        let height = picture.scene.isWholePage ? 2000 : picture.height
        let stage = try Stage(picture, height: height)
        let file = try Files.temporaryFolder().appending(path: "picture.png")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        XCTAssertTrue(GtkTesting.paint(stage.window))
        XCTAssertTrue(stage.window.writeSnapshot(to: file.path))
        let drawn = try XCTUnwrap(Picture(file: file.path))
        // The window's frame takes a little of it.
        guard drawn.height > height - 40 else { throw XCTSkip("the screen is lower than \(height) pixels") }
        return (drawn, try looking(stage.window))
    }

    /// Compares two pictures as they are kept.
    static func difference(_ one: Picture, _ other: Picture) -> PictureDifference {
        PictureDifference(one.shrunk(by: 2), other.shrunk(by: 2))
    }

    private static var families: [String] {
        let (label, count) = (Label("font"), UnsafeMutablePointer<Int32>.allocate(capacity: 1))
        defer { count.deallocate() }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        pango_font_map_list_families(
            pango_context_get_font_map(gtk_widget_get_pango_context(label.widget)), &list, count)
        defer { g_free(list) }
        return (0..<Int(count.pointee)).compactMap { index in
            list?[index].map { String(cString: pango_font_family_get_name($0)) }
        }
    }

    private static func picture(
        _ scene: GalleryScene, _ look: GalleryLook, width: Int = 1000, language: GalleryLanguage = .english
    ) -> GalleryPicture {
        GalleryPicture(scene: scene, look: look, width: width, language: language)
    }
}
