import Foundation
import GtkTestSupport
import Presentation
import WeatherStore
import XCTest

@testable import Gtk
@testable import fairweather

/// What a failed update changes in the window: one line, and nothing is pushed away by it.
final class FailedUpdateTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAFailureTakesOneLineOfTheHerosOwnHeightAndMovesNothing() throws {
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
                let trouble = run.texts.filter { !lines.contains($0) && $0.contains("server trouble") }
                XCTAssertEqual(trouble.count, 1, "\(what): the reason is said once in \(run.texts)")
                XCTAssertEqual(trouble.flatMap { WidgetTree.allLines(of: $0, in: run.window) }, [1], what)
                XCTAssertTrue(run.texts.contains { $0.contains("1 hour old") }, "\(what): no age in \(run.texts)")
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
