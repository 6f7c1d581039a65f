import CGtk
import DesktopAssembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherStore
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// What a failed update changes in the window: one sentence and one button, and nothing is pushed away by them.
final class FailedUpdateTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAFailureIsSaidInTheHerosOwnHeightAndMovesNothing() throws {
        try onMain {
            ShippedFiles().dressProgram()
            defer { Appearance.show(isDark: false, isHighContrast: false) }
            for (width, isDark) in [(360, false), (1000, true), (360, true), (1000, false)] {
                Appearance.show(isDark: isDark, isHighContrast: false)
                let (server, clock) = (try startServer(), SettableClock(noon))
                server.answer(
                    "/api/v1/warnings/feeds-united-kingdom", .init(try Files.fixture("meteoalarm/feed_none.json")))
                let run = try RunningWindow(allSources: server.url, folder: try Files.temporaryFolder(), clock: clock)
                run.add("London")
                run.waitFor("Open-Meteo")
                run.settle()
                WidgetTree.resize(run.window, width: width, height: 720)
                GtkTesting.settle()
                XCTAssertTrue(GtkTesting.paint(run.window))
                let before = Self.tops(in: run.window)
                let lines = run.texts
                for path in Set(server.requests) { server.answer(path, .init(status: 503, "")) }
                clock.advance(by: 3600)
                run.model.minutePassed()
                run.model.page?.refresh()
                run.settle()
                XCTAssertTrue(GtkTesting.pump(until: { run.texts.contains("Try again") }), "\(run.texts)")
                GtkTesting.settle()
                XCTAssertTrue(GtkTesting.paint(run.window))
                let what = "\(width) \(isDark ? "dark" : "light")"
                XCTAssertEqual(Self.tops(in: run.window), before, "\(what): moved")
                XCTAssertEqual(run.texts.count { $0 == "Try again" }, 1, "\(what): never a second button")
                XCTAssertFalse(WidgetTree.focus(WindowWords.refresh, in: run.window), "\(what): it does the same")
                let trouble = run.texts.filter { !lines.contains($0) && $0.contains("server trouble") }
                XCTAssertEqual(trouble.count, 1, "\(what): the reason is said once in \(run.texts)")
                let counts = trouble.flatMap { WidgetTree.allLines(of: $0, in: run.window) }
                XCTAssertEqual(counts.count, 1, what)
                XCTAssertLessThanOrEqual(counts.first ?? 0, width == 360 ? 1 : 2, what)
                XCTAssertTrue(run.texts.contains { $0.contains("1 hour old") }, "\(what): no age in \(run.texts)")
            }
        }
    }

    func testWhoPressesRefreshIsOnTheButtonThatTriesAgainAndBackOnceItHasSucceeded() throws {
        try onMain {
            let (server, clock) = (try startServer(), SettableClock(noon))
            let run = try RunningWindow(server: server.url, folder: try Files.temporaryFolder(), clock: clock)
            run.add("London")
            run.waitFor("Updated just now")
            run.settle()
            let forecast = try Files.fixture("open-meteo/forecast_london_january.json")
            for (answer, expected) in [
                (WeatherServer.Answer(status: 503, ""), "Try again"), (.init(forecast), WindowWords.refresh),
            ] {
                server.answerForecasts(answer)
                clock.advance(by: 3600)
                let pressed = expected == "Try again" ? WindowWords.refresh : "Try again"
                XCTAssertTrue(WidgetTree.focus(pressed, in: run.window))
                XCTAssertTrue(WidgetTree.press(pressed, in: run.window))
                run.settle()
                XCTAssertTrue(
                    GtkTesting.pump(until: { WidgetTree.focus(in: run.window).contains("“\(expected)”") }, limit: 10),
                    WidgetTree.focus(in: run.window))
            }
        }
    }

    func testTheTimeAtWhichASourceMayBeAskedAgainIsNotCut() throws {
        try inFontsOfDesktops { font in
            ShippedFiles().dressProgram()
            let (server, clock) = (try startServer(), SettableClock(noon))
            let run = try RunningWindow(allSources: server.url, folder: try Files.temporaryFolder(), clock: clock)
            run.add("Tokyo")
            run.waitFor("Open-Meteo")
            run.settle()
            WidgetTree.resize(run.window, width: 1000, height: 720)
            var refusal = WeatherServer.Answer(status: 429, "")
            refusal.retryAfter = 3600
            for path in Set(server.requests) { server.answer(path, refusal) }
            clock.advance(by: 3600)
            run.model.page?.refresh()
            run.settle()
            XCTAssertTrue(GtkTesting.pump(until: { run.texts.contains("Try again") }), "\(run.texts)")
            XCTAssertTrue(GtkTesting.paint(run.window))
            GtkTesting.settle()
            let words = "request limit reached, next try after 14:0"
            XCTAssertTrue(run.texts.contains { $0.contains(words) }, "\(run.texts)")
            XCTAssertEqual(WidgetTree.cutLabels(in: run.window).filter { $0.contains(words) }, [], font)
        }
    }

    func testASentenceOfTwoLinesStaysWholeAboveAReasonOfOne() throws {
        try inFontsOfDesktops { font in
            for scene in [GalleryScene.stale, .partial] {
                let stage = try Stage(.walked(scene, .light), height: 680)
                let page = try XCTUnwrap(stage.gallery.model.page)
                let (whole, trouble) = (try XCTUnwrap(page.summary), try XCTUnwrap(page.heading.trouble))
                XCTAssertEqual(WidgetTree.lines(of: trouble, in: stage.window), 1, "\(font): \(trouble)")
                XCTAssertNotNil(WidgetTree.lines(of: whole, in: stage.window), "\(font) \(scene): \(whole)")
                XCTAssertEqual(
                    WidgetTree.cutLabels(in: stage.window).filter { [whole, trouble].contains($0) }, [], font)
                let tops = ["hours-card", "rain-card"].flatMap { WidgetTree.bounds(styled: $0, in: stage.window) }.map(
                    \.y)
                XCTAssertEqual(tops.min(), 196, "\(font) \(scene): the cards move")
            }
        }
    }

    private func inFontsOfDesktops(_ body: @MainActor (String) throws -> Void) throws {
        try onMain { try TextFont.each(of: TextFont.families, body) }
    }

    func testTheSentenceThatGivesUpALineEndsWithAWord() throws {
        try onMain {
            var shortened = 0
            for (scene, width, percent) in [
                (GalleryScene.stale, 1000, 100), (.partial, 1000, 100), (.stale, 360, 100), (.partial, 360, 100),
                (.stale, 1000, 125), (.partial, 1000, 125),
            ] {
                try TextSize.with(percent: percent) {
                    let stage = try Stage(.walked(scene, .light, width), height: 680)
                    let whole = try XCTUnwrap(stage.gallery.model.page?.summary)
                    for length in [width, width + 80, width] {
                        WidgetTree.resize(stage.window, width: length, height: 680)
                        XCTAssertTrue(
                            GtkTesting.pump(until: { WidgetTree.width(of: stage.window) == length }, limit: 10))
                        XCTAssertTrue(GtkTesting.paint(stage.window))
                        let place = "\(scene) \(length) \(percent) %"
                        if try Self.isShortened(whole, in: stage.window, place) { shortened += 1 }
                    }
                }
            }
            XCTAssertGreaterThan(shortened, 0)
        }
    }

    /// Whether less of the sentence is shown than there is; it is then no part of a word, and all of it is told by a tooltip.
    @MainActor
    private static func isShortened(_ whole: String, in window: Window, _ place: String) throws -> Bool {
        let label = try XCTUnwrap(WidgetTree.all("GtkLabel", in: window).first { $0.hasStyle("hero-summary") })
        let layout = gtk_label_get_layout(label.opaque)
        let shown = String(cString: pango_layout_get_text(layout))
        XCTAssertEqual(pango_layout_is_ellipsized(layout), 0, "\(place): “\(shown)” is cut")
        guard shown != whole else { return false }
        let rest = whole.dropFirst(shown.count - 1)
        XCTAssertTrue(
            whole.hasPrefix(shown.dropLast()) && rest.first.map { !$0.isLetter && !$0.isNumber } ?? false,
            "\(place): “\(shown)” of “\(whole)”")
        XCTAssertTrue(WidgetTree.hints(in: window).contains(whole), "\(place): all of it is told by a tooltip")
        return true
    }

    func testTheLineBelowTheSentenceIsWholeAndKeepsApartFromItAndFromTheTiles() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                for (scene, width) in [(GalleryScene.stale, 1000), (.partial, 1000), (.stale, 360), (.partial, 360)] {
                    let stage = try Stage(.walked(scene, .light, width), height: 680)
                    let heading = try XCTUnwrap(stage.gallery.model.page?.heading)
                    let words = try XCTUnwrap(width == 360 ? heading.narrowTrouble : heading.trouble)
                    let labels = WidgetTree.all("GtkLabel", in: stage.window)
                    let note = try XCTUnwrap(
                        labels.first { String(cString: gtk_label_get_text($0.opaque)) == words }, "\(scene) \(width)")
                    let layout = gtk_label_get_layout(note.opaque)
                    XCTAssertEqual(pango_layout_is_ellipsized(layout), 0, "\(scene) \(width): “\(words)” is cut")
                    let box = try XCTUnwrap(WidgetTree.bounds(of: note, in: stage.window))
                    let sentence = try XCTUnwrap(WidgetTree.bounds(styled: "hero-summary", in: stage.window).first)
                    let tile = try XCTUnwrap(WidgetTree.bounds(styled: "tile", in: stage.window).first)
                    XCTAssertGreaterThanOrEqual(box.y - sentence.y - sentence.height, 3, "\(scene) \(width)")
                    if width == 360 { XCTAssertGreaterThanOrEqual(tile.y - box.y - box.height, 3, "\(scene)") }
                }
            }
        }
    }

    func testWeatherOfAMomentAgoHasOneAgeAfterAFailure() throws {
        try onMain {
            let (server, clock) = (try startServer(), SettableClock(noon))
            let run = try RunningWindow(server: server.url, folder: try Files.temporaryFolder(), clock: clock)
            run.add("London")
            run.waitFor("Updated just now")
            run.settle()
            for path in Set(server.requests) { server.answer(path, .init(status: 503, "")) }
            clock.advance(by: 20)
            run.model.page?.refresh()
            run.settle()
            XCTAssertTrue(GtkTesting.pump(until: { run.texts.contains("Try again") }), "\(run.texts)")
            XCTAssertFalse(run.texts.contains { $0.contains(" old") }, "it is as old as the page says: \(run.texts)")
            XCTAssertGreaterThanOrEqual(run.texts.count { $0.contains("Updated just now") }, 1, "\(run.texts)")
        }
    }

    /// How far from the top the weather's words, tiles and cards lie.
    @MainActor
    private static func tops(in window: Window) -> [String: [Int]] {
        let styles = ["hero-temperature", "hero-weather", "hero-summary", "tile", "card"]
        return Dictionary(
            uniqueKeysWithValues: styles.map { style in
                (style, Array(WidgetTree.frames(styled: style, in: window).map(\.y).prefix(4)))
            })
    }
}
