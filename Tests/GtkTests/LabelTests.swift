import CGtk
import CGtkShims
import GtkTestSupport
import XCTest

@testable import Gtk

final class LabelTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAHighRowDoesNotMakeAWrappedTextNarrower() throws {
        try XCTSkipUnless(shim_can_ignore_height() != 0, "newer versions of GTK keep their own way")
        onMain {
            let label = Label("Light rain until two, then dry with sunny spells").wrapped(width: 30)
            let usual = label.request(.horizontal)
            let high = label.request(.horizontal, for: 400)
            XCTAssertEqual(high.natural, usual.natural)
            XCTAssertEqual(high.least, usual.least)
        }
    }

    func testTheHeightOfAWrappedTextIsThatOfItsOwnWidth() throws {
        try XCTSkipUnless(shim_can_ignore_height() != 0, "newer versions of GTK keep their own way")
        onMain {
            let label = Label("Light rain until two, then dry with sunny spells").wrapped(width: 16)
            let own = label.request(.vertical, for: label.request(.horizontal).natural)
            XCTAssertEqual(label.request(.vertical).least, own.least)
            // GTK complains of a row that needs more height at some width than without one.
            let row = Container(.horizontal, [label])
            XCTAssertGreaterThanOrEqual(row.request(.vertical).least, row.request(.vertical, for: 1 << 20).least)
        }
    }

    func testNoLineEndsWithinAName() {
        onMain {
            Self.seeLines(of: "The service Open-Meteo cannot be reached, and Open-Meteo is not the only one.", end: "-")
        }
    }

    func testNoLineEndsBetweenANumberAndItsUnitNorWithinAUnit() {
        onMain {
            let text = "Gusts of up to 88 km/h come, 88 km/h at noon and 88 km/h at night, then 88 m/s or 88 mm."
            Self.seeLines(of: text, end: "/")
            Self.seeLines(of: text, end: " ", after: "8")
        }
    }

    func testNoLineEndsBetweenADayAndItsMonthNorWithinARange() {
        onMain {
            DateWords.months = ["November"]
            defer { DateWords.months = [] }
            let dates = "From 30 November on, or 30 November, until 30 November, then the 30 November and 30 November."
            Self.seeLines(of: dates, end: " ", after: "0")
            let american = "From November 30 on, and November 30, until November 30, then the November 30 as well."
            Self.seeLines(of: american, end: " ", after: "r")
            let ranges = "Highs of 5 \u{2013} 8, then of 5 \u{2013} 8, and 5 \u{2013} 8 again, or 5 \u{2013} 8."
            Self.seeLines(of: ranges, end: " ", after: "\u{2013}")
            Self.seeLines(of: ranges, end: " ", after: "5")
        }
    }

    func testNoLineEndsBetweenAMinusSignAndItsNumber() {
        onMain {
            // It lacks the sign, in whose place a dash is shown, after which a line may end.
            TextFont.with("Noto Sans 11") {
                Self.seeLines(of: "Feels like \u{2212}17° to \u{2212}15°, or \u{2212}14° at noon.", end: "\u{2013}")
            }
        }
    }

    func testASentenceInSeveralFontsIsLaidOutAtEveryWidth() throws {
        try onMain {
            DateWords.months = ["ноября", "نوفمبر"]
            defer { DateWords.months = [] }
            let label = Label("")
            for text in [
                "اليوم ١٠٠٢ \u{2013} ١٠٠٤", "من ٣٠ نوفمبر، ٥ \u{2013} ٨", "До 30 ноября 5 \u{2013} 8 м/с",
                "最低\u{2013}1°から16°まで、降水なし。", "ハンブルクでは最低\u{2013}1°から16°までです。降水なし。",
                "기온은 \u{2013}1°에서 16°까지이며 강수는 없습니다.",
            ] {
                let layout = try XCTUnwrap(gtk_widget_create_pango_layout(label.widget, text))
                defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
                let attributes = try XCTUnwrap(pango_attr_list_new())
                defer { pango_attr_list_unref(attributes) }
                KeptNames.keep(in: text, breaksWords: true, by: attributes)
                pango_layout_set_attributes(layout, attributes)
                pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
                // Pango ends the program over a part of several fonts that may not be broken and is longer than its line.
                for width in 1..<400 {
                    pango_layout_set_width(layout, Int32(width) * PANGO_SCALE)
                    XCTAssertGreaterThan(pango_layout_get_line_count(layout), 0)
                }
            }
        }
    }

    func testEveryLineOfAMirroredWindowBeginsAtItsStartInWhateverScript() {
        onMain {
            TextDirection.isRightToLeft = true
            defer { TextDirection.isRightToLeft = false }
            for text in [
                "Damp; washing will not dry out here", "رطب؛ لن يجف الغسيل هنا اليوم أبدا",
                "6 mm of rain fell here today",
            ] {
                let (label, window) = (Label("first").wrapped(width: 12), Window(width: 110, height: 200))
                defer { window.destroy() }
                window.setChild(label)
                label.text = text
                XCTAssertTrue(GtkTesting.paint(window))
                let layout = gtk_label_get_layout(label.opaque)
                guard let iterator = pango_layout_get_iter(layout) else { return XCTFail("no lines") }
                defer { pango_layout_iter_free(iterator) }
                var count = 0
                repeat {
                    var (ink, line) = (PangoRectangle(), PangoRectangle())
                    pango_layout_iter_get_line_extents(iterator, &ink, &line)
                    let start = pango_layout_get_width(layout) - line.x - line.width
                    XCTAssertLessThan(abs(start), 2 * PANGO_SCALE, "line \(count) of \(text)")
                    count += 1
                } while pango_layout_iter_next_line(iterator) != 0
                XCTAssertGreaterThan(count, 1)
            }
        }
    }

    func testASentenceThatBeginsWithALatinNameRunsAsItsWindowDoes() {
        onMain {
            @MainActor func direction(_ text: String) -> PangoDirection? {
                let label = Label(text)
                XCTAssertEqual(label.text, text)
                XCTAssertEqual(label.shownText, text)
                return pango_layout_get_line_readonly(gtk_label_get_layout(label.opaque), 0).map {
                    pango_layout_line_get_resolved_direction($0)
                }
            }
            let mixed = "MET Norway: مطر حتى المساء"
            XCTAssertEqual(direction(mixed), PANGO_DIRECTION_LTR)
            TextDirection.isRightToLeft = true
            defer { TextDirection.isRightToLeft = false }
            XCTAssertEqual(direction(mixed), PANGO_DIRECTION_RTL)
            XCTAssertEqual(direction("مطر: MET Norway"), PANGO_DIRECTION_RTL)
            XCTAssertEqual(direction("Strong wind warning"), PANGO_DIRECTION_LTR)
        }
    }

    func testALineThatIsShortenedEndsWithAWholeWord() {
        onMain {
            let text = "Light rain until about 14:00, then dry until 02:00, at 20% only."
            let label = Label(text).ellipsized()
            var shown: Set<String> = []
            for width in stride(from: 600, to: 80, by: -3) {
                label.showWords(fitting: width)
                let words = label.shownText
                shown.insert(words)
                XCTAssertLessThanOrEqual(label.request(.horizontal).natural, width)
                XCTAssertEqual(label.text, text)
                guard words != text else { continue }
                XCTAssertEqual(words.last, "…")
                let rest = text.dropFirst(words.count - 1)
                XCTAssertTrue(text.hasPrefix(words.dropLast()) && rest.first.map { " ,".contains($0) } ?? false, words)
            }
            XCTAssertTrue(shown.contains(text))
            XCTAssertTrue(shown.contains("Light rain until about 14:00…"), "without the comma: \(shown)")
            label.showWords(fitting: Label("L…").request(.horizontal).natural)
            XCTAssertEqual(label.shownText, "L…", "one word is longer than the room")
            let sentences = "Light rain until two. Dry then, with sunny spells at times."
            label.text = sentences
            label.showWords(fitting: 300, lines: 1)
            XCTAssertEqual(label.shownText, "Light rain until two.")
            label.text = sentences
            label.showWords(fitting: 300, lines: 2)
            XCTAssertEqual(label.shownText, sentences)
            label.text = "Dry."
            XCTAssertEqual(label.shownText, "Dry.")
            label.showWords(fitting: 600)
            label.wrapped(width: 30)
            XCTAssertEqual(label.shownText, "Dry.")
        }
    }

    func testALongWordIsBrokenThreeLettersFromItsEndsAtLeast() throws {
        onMain {
            for name in ["Konstantynów", "Llanfairpwllgwyngyllgogerychwyrndrobwll", "Schwäbisch Gmünd-Bettringen"] {
                for (width, hyphenates) in [(24, true), (24, false), (16, true)] {
                    let label = Label("").wrapped(width: width, hyphenates: hyphenates)
                    label.text = name
                    let window = Window(width: 400, height: 300)
                    window.setChild(label)
                    window.present()
                    for width in stride(from: 390, to: 70, by: -4) {
                        WidgetTree.resize(window, width: width, height: 300)
                        XCTAssertTrue(GtkTesting.paint(window))
                        let layout = gtk_label_get_layout(label.opaque)
                        for index in 1..<max(1, pango_layout_get_line_count(layout)) {
                            guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
                            let bytes = Array(name.utf8)
                            let start = Int(line.pointee.start_index)
                            let before = String(decoding: bytes[..<start], as: UTF8.self)
                            let after = String(decoding: bytes[start...], as: UTF8.self)
                            let (end, begun) = (
                                before.reversed().prefix { $0.isLetter }.count, after.prefix { $0.isLetter }.count
                            )
                            XCTAssertTrue(end == 0 || end >= 3 && begun >= 3, "\(before)/\(after) in \(width)")
                        }
                    }
                    window.destroy()
                }
            }
        }
    }

    /// Lays the text out at many widths and looks whether a line ends with that character.
    @MainActor
    /// - Parameter before: What stands before that end of a line; nil for anything.
    private static func seeLines(of text: String, end: Character, after before: Character? = nil) {
        let label = Label("").wrapped(width: 30)
        let window = Window(width: 400, height: 300)
        window.setChild(label)
        label.text = text
        window.present()
        for width in stride(from: 390, to: 110, by: -4) {
            WidgetTree.resize(window, width: width, height: 300)
            XCTAssertTrue(GtkTesting.paint(window))
            let layout = gtk_label_get_layout(label.opaque)
            let starts = (0..<pango_layout_get_line_count(layout)).compactMap {
                pango_layout_get_line_readonly(layout, $0).map { Int($0.pointee.start_index) }
            }
            let bytes = String(cString: gtk_label_get_text(label.opaque)).utf8
            for start in starts.dropFirst() {
                let line = String(decoding: bytes.prefix(start), as: UTF8.self)
                let isThere = line.last == end && before.map { line.dropLast().last == $0 } ?? true
                XCTAssertFalse(isThere, "at \(width): \(line)")
            }
        }
        window.destroy()
    }

    func testAWrappedTextTakesTheLinesItsWidthNeeds() {
        onMain {
            let label = Label("Light rain until two, then dry with sunny spells").wrapped(width: 30)
            let wide = label.request(.vertical, for: 1000).least
            let narrow = label.request(.vertical, for: label.request(.horizontal).least).least
            XCTAssertGreaterThan(narrow, 2 * wide)
        }
    }
}
