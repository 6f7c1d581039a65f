import Foundation
import Testing

@testable import Presentation

/// The style sheet mixes its colours from the theme's; here they are worked out over the grounds GTK's own themes have.
struct StyleSheetTests {
    /// Foreground and background of Adwaita and HighContrast in GTK 4.8, light and dark.
    private static let themes: [(name: String, text: UInt32, ground: UInt32)] = [
        ("Adwaita", 0x2E3436, 0xF6F5F4), ("Adwaita-dark", 0xEEEEEC, 0x353535), ("HighContrast", 0x000000, 0xFDFDFC),
        ("HighContrast-dark", 0xFFFFFF, 0x000000),
    ]

    @Test("the sheet's words reach 4.5:1 and its marks 3:1 in every theme", arguments: 0..<4)
    func contrasts(theme: Int) throws {
        let (name, text, ground) = Self.themes[theme]
        let sheet = try GtkStyleSheet(text: Colour(text), ground: Colour(ground))
        let card = try sheet.colour("card_color", over: Colour(ground))
        for ground in [Colour(ground), card] {
            #expect(Colour(text).contrast(with: ground) >= 4.5, "\(name)")
            for words in ["secondary_color", "rain_color"] {
                let colour = try sheet.colour(words, over: ground)
                #expect(colour.contrast(with: ground) >= 4.5, "\(words) \(colour.text) on \(ground.text), \(name)")
            }
            let mark = try sheet.colour("accent_color", over: ground)
            #expect(mark.contrast(with: ground) >= 3, "accent \(mark.text) on \(ground.text), \(name)")
        }
        for fill in ["warning_fill", "info_fill"] {
            let banner = try sheet.colour(fill, over: Colour(ground))
            #expect(Colour(text).contrast(with: banner) >= 4.5, "\(fill), \(name)")
        }
    }

    @Test("the palette's own sheet defines each of its colours once")
    func palette() throws {
        let sheet = try GtkStyleSheet(Palette(.dark).css, text: Colour(0), ground: Colour(0))
        #expect(try sheet.colour("chart_line", over: Colour(0)) == Palette(.dark).line)
        #expect(Palette(.dark).css.components(separatedBy: "@define-color").count == 11)
        #expect(throws: GtkStyleSheet.Unreadable.self) { try sheet.colour("nothing", over: Colour(0)) }
    }
}
