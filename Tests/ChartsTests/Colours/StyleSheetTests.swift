import Foundation
import Testing

@testable import Charts

/// The style sheet mixes its colours from the palette's; here they are worked out in every look.
struct StyleSheetTests {
    @Test(
        "words reach 4.5:1 and marks 3:1 on every ground, in high contrast 7:1 and 4.5:1",
        arguments: ColourStyle.allCases)
    func contrasts(style: ColourStyle) throws {
        let sheet = try GtkStyleSheet(style)
        let (words, marks) = style.isHighContrast ? (7.0, 4.5) : (4.5, 3.0)
        for plain in ["page_background", "chart_card", "sidebar_color"] {
            let ground = try sheet.colour(plain)
            let chosen = try sheet.colour("chosen_color", over: ground)
            for state in [ground, try sheet.colour("hover_color", over: ground), chosen] {
                // What is chosen has no text but the main one.
                for name in ["chart_text"] + (state == chosen ? [] : ["secondary_color", "rain_color"]) {
                    let colour = try sheet.colour(name, over: state)
                    #expect(
                        colour.contrast(with: state) >= (plain == "chart_card" || name != "rain_color" ? words : marks),
                        "\(name) on \(plain)")
                }
                let accent = try sheet.colour("accent_color", over: state)
                #expect(accent.contrast(with: state) >= marks, "accent on \(plain)")
                for name in ["minor_mark", "moderate_mark", "severe_mark", "extreme_mark"] {
                    #expect(try sheet.colour(name, over: state).contrast(with: state) >= 3, "\(name) on \(plain)")
                }
            }
            #expect(try sheet.colour("problem_color").contrast(with: ground) >= 4.5, "problem on \(plain)")
        }
        for fill in ["warning_fill", "info_fill"] {
            #expect(try sheet.colour("chart_text").contrast(with: sheet.colour(fill)) >= words, "\(fill)")
        }
    }

    @Test("the sheet of each look's colours is the palette's", arguments: ColourStyle.allCases)
    func palette(style: ColourStyle) throws {
        let file = GtkStyleSheet.resources.appending(path: "colours/\(style.rawValue).css")
        if ProcessInfo.processInfo.environment["FAIRWEATHER_UPDATE_GOLDEN"] != nil {
            try Data(Palette(style).css.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == Palette(style).css)
        #expect(Palette(style).css.components(separatedBy: "@define-color").count == 17)
    }

    @Test("a name the sheet does not define is noticed")
    func undefined() throws {
        #expect(throws: GtkStyleSheet.Unreadable.self) { try GtkStyleSheet(.light).colour("nothing") }
    }

    @Test("the sheet uses no colour of the desktop's theme, whose grounds are not the palette's")
    func ownColours() throws {
        let sheet = try String(contentsOf: GtkStyleSheet.resources.appending(path: "style.css"), encoding: .utf8)
        #expect(!sheet.contains("@theme_"))
    }
}
