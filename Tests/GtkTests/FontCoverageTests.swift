import CGtk
import GtkTestSupport
import XCTest

@testable import Gtk

/// The fonts that Pango really shapes each sign and each digit with.
final class FontCoverageTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testASignInALabelHasTheFaceOfItsDigits() throws {
        try onMain {
            for font in try Self.fonts() {
                TextFont.with(font) {
                    let label = Label("\u{2212}12°")
                    let window = Window(width: 200, height: 100)
                    window.setChild(label)
                    XCTAssertTrue(GtkTesting.paint(window))
                    XCTAssertEqual(Self.faces(of: gtk_label_get_layout(label.opaque)).count, 1, font)
                    XCTAssertEqual(label.text, "\u{2212}12°")
                    XCTAssertTrue(WidgetTree.hasAccessible(named: "\u{2212}12°", in: label), font)
                    window.destroy()
                }
            }
        }
    }

    func testASignInADrawingHasTheFaceOfItsDigits() throws {
        try onMain {
            for font in try Self.fonts() {
                TextFont.with(font) {
                    let label = Label("")
                    let window = Window(width: 200, height: 100)
                    window.setChild(label)
                    XCTAssertTrue(GtkTesting.paint(window))
                    for weight in [TextRuler.Weight.regular, .bold] {
                        let layout = Canvas.layout("\u{2212}12°", points: 11, weight: weight, for: label.widget)
                        XCTAssertEqual(Self.faces(of: layout.opaque).count, 1, "\(font) \(weight)")
                    }
                    window.destroy()
                }
            }
        }
    }

    func testWithoutAReplacementTheSignOfSuchAFontWouldComeFromAnother() throws {
        try onMain {
            let lacking = try Self.fonts().filter { $0.hasPrefix("Noto Sans") }
            try XCTSkipIf(lacking.isEmpty, "Noto Sans is not installed")
            TextFont.with("Noto Sans 11") {
                let label = Label("")
                let layout = Canvas.layout("\u{2212}12°", points: 11, weight: .regular, for: label.widget)
                pango_layout_set_text(layout.opaque, "\u{2212}12°", -1)
                XCTAssertGreaterThan(Self.faces(of: layout.opaque).count, 1)
            }
        }
    }

    /// The families that are installed, in the weights of the style sheet.
    @MainActor
    private static func fonts() throws -> [String] {
        let wanted = ["Cantarell", "Noto Sans", "DejaVu Sans"].filter(WidgetTree.fontFamilies.contains)
        try XCTSkipIf(wanted.isEmpty, "none of the families is installed")
        return wanted.flatMap { family in ["Light", "", "Bold"].map { "\(family) \($0) 11" } }
    }

    /// The descriptions of all fonts a layout's text is shaped with.
    @MainActor
    private static func faces(of layout: OpaquePointer?) -> Set<String> {
        var faces: Set<String> = []
        let iterator = pango_layout_get_iter(layout)
        defer { pango_layout_iter_free(iterator) }
        repeat {
            guard let run = pango_layout_iter_get_run_readonly(iterator), let item = run.pointee.item else { continue }
            let description = pango_font_describe(item.pointee.analysis.font)
            defer { pango_font_description_free(description) }
            if let text = pango_font_description_to_string(description) {
                faces.insert(String(cString: text))
                g_free(text)
            }
        } while pango_layout_iter_next_run(iterator) != 0
        return faces
    }
}
