import CGtk
import DesktopAssembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherStore
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// The row at the top where it has little room, or more than its page needs.
final class TitleRowRoomTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheAnswerToASecondFailureMovesNothingAndLeavesNameAndOneButton() throws {
        try onMain {
            ShippedFiles().dressProgram()
            for width in [360, 744, 800, 1000] {
                let (server, clock) = (try startServer(), SettableClock("2026-01-15T12:05:00Z"))
                let run = try RunningWindow(allSources: server.url, folder: try Files.temporaryFolder(), clock: clock)
                run.add("Rio de Janeiro")
                run.waitFor("Open-Meteo")
                run.settle()
                WidgetTree.resize(run.window, width: width, height: 720)
                for path in Set(server.requests) { server.answer(path, .init(status: 500, "")) }
                clock.advance(by: 3600)
                run.model.minutePassed()
                run.model.page?.refresh()
                run.settle()
                XCTAssertTrue(GtkTesting.pump(until: { run.texts.contains("Try again") }), "\(run.texts)")
                GtkTesting.settle()
                XCTAssertTrue(GtkTesting.paint(run.window))
                let before = Self.tops(in: run.window)
                run.model.page?.refresh()
                run.settle()
                let answer = "The update a few seconds ago failed: server trouble."
                XCTAssertTrue(GtkTesting.pump(until: { run.texts.contains(answer) }), "\(run.texts)")
                GtkTesting.settle()
                XCTAssertTrue(GtkTesting.paint(run.window))
                XCTAssertEqual(Self.tops(in: run.window), before, "\(width): moved")
                XCTAssertEqual(run.texts.count { $0 == "Try again" }, 1, "\(width): never a second button")
                // What is cut in the narrowest rows is told by a hint.
                let cut = WidgetTree.cutLabels(in: run.window, isToldEnough: width < 800)
                XCTAssertFalse(cut.contains { $0.contains("Rio de Janeiro") || $0 == answer }, "\(width): \(cut)")
                if width == 360 { continue }
                XCTAssertTrue(run.texts.contains { $0.contains("1 hour old") }, "\(width): no age in \(run.texts)")
            }
        }
    }

    func testWhatHasNoRoomInTheRowGoesInWholePartsFromItsEnd() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                let picture = GalleryPicture(scene: .rain, look: .light, width: 1000, language: .english)
                let stage = try Stage(picture, height: 680)
                let whole = try XCTUnwrap(stage.gallery.model.page?.heading.detail)
                let parts = whole.components(separatedBy: " · ")
                XCTAssertGreaterThanOrEqual(parts.count, 3, whole)
                var shown: [Int] = []
                for width in [1000, 860, 800, 744, 700, 800, 1000] {
                    WidgetTree.resize(stage.window, width: width, height: 680)
                    XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.width(of: stage.window) == width }, limit: 10))
                    GtkTesting.settle()
                    XCTAssertTrue(GtkTesting.paint(stage.window))
                    guard let label = Self.detail(in: stage.window) else {
                        // All of it has given way to the name, which loses no letter.
                        XCTAssertEqual(width, 700)
                        XCTAssertEqual(WidgetTree.lines(of: "Vancouver", in: stage.window), 1)
                        XCTAssertFalse(WidgetTree.cutLabels(in: stage.window).contains("Vancouver"))
                        shown.append(0)
                        continue
                    }
                    let layout = gtk_label_get_layout(label.opaque)
                    let text = String(cString: pango_layout_get_text(layout))
                    XCTAssertEqual(pango_layout_is_ellipsized(layout), 0, "\(width): “\(text)” is cut")
                    let count = (1...parts.count).first { parts.prefix($0).joined(separator: " · ") == text }
                    XCTAssertNotNil(count, "\(width): “\(text)” is not in whole parts of “\(whole)”")
                    shown.append(count ?? 0)
                }
                XCTAssertEqual(shown.first, parts.count, "there is room for all of it in a wide row")
                XCTAssertLessThan(shown[4], parts.count, "a narrow one has none")
                XCTAssertEqual(shown.last, parts.count, "and all of it is back in a wide one")
            }
        }
    }

    func testTheNameBeginsWhereTheCardsDoAndTheSkyKeepsClearOfTheButtons() throws {
        try onMain {
            for (width, language) in [
                (700, GalleryLanguage.english), (744, .english), (1000, .english), (1910, .english), (1910, .arabic),
            ] {
                let picture = GalleryPicture(scene: .drawn, look: .light, width: width, language: language)
                let stage = try Stage(picture, height: 680)
                let name = try XCTUnwrap(WidgetTree.bounds(styled: "title-place", in: stage.window).first)
                let card = try XCTUnwrap(WidgetTree.bounds(styled: "hours-card", in: stage.window).first)
                let hero = try XCTUnwrap(WidgetTree.bounds(styled: "sky-hero", in: stage.window).first)
                if language.isRightToLeft {
                    XCTAssertEqual(name.x + name.width, card.x + card.width, "at \(width), mirrored")
                } else {
                    XCTAssertEqual(name.x, card.x, "at \(width)")
                }
                let buttons = WidgetTree.bounds(styled: "end-controls", in: stage.window)
                let words = stage.gallery.main.page.hero.room.words
                for box in buttons where box.width > 0 {
                    let (left, right) = (Double(box.x - hero.x), Double(box.x - hero.x + box.width))
                    XCTAssertTrue(
                        words.contains { $0.x <= left && $0.right >= right && $0.y < 24 && $0.bottom > 24 },
                        "\(width): the sky does not know of the buttons at \(left)")
                }
            }
        }
    }

    /// What is said beside the name; nil where that has all of the room.
    @MainActor
    private static func detail(in window: Window) -> Widget? {
        WidgetTree.all("GtkLabel", in: window).first {
            $0.hasStyle("title-detail") && WidgetTree.place(of: $0, in: window).y < 48
        }
    }

    /// How far from the top the weather's words, tiles and cards begin, and the row over them ends.
    @MainActor
    private static func tops(in window: Window) -> [String: [Int]] {
        let styles = ["hero-temperature", "hero-weather", "hero-summary", "tile", "card"]
        var tops = Dictionary(
            uniqueKeysWithValues: styles.map { ($0, WidgetTree.bounds(styled: $0, in: window).prefix(4).map(\.y)) })
        tops["title-row"] = WidgetTree.bounds(styled: "title-row", in: window).map { $0.y + $0.height }
        return tops
    }
}
