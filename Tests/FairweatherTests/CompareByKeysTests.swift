import Charts
import GtkTestSupport
import Presentation
import WeatherModel
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// Sources, or places, side by side by keys alone: the way in and back, what is read, and the order of the rows.
final class CompareByKeysTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testThePageIsWhereItWasAfterTheComparisonWasLeftByKeys() throws {
        try onMain {
            let stage = try Self.stage(height: 480)
            stage.gallery.model.closeComparison()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            for _ in 0..<8 where !WidgetTree.focus(in: stage.window).contains("Sun and moon") {
                Keyboard.press("F6", in: stage.window)
                GtkTesting.settle()
            }
            XCTAssertTrue(WidgetTree.focus(in: stage.window).contains("Sun and moon"))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            let (focus, seen) = (WidgetTree.focus(in: stage.window), Self.heights(stage))
            Keyboard.press("<Control>e", in: stage.window)
            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title == "Compare – Hamburg" }))
            let comparison = try XCTUnwrap(stage.gallery.model.comparison)
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.focus(in: stage.window).contains(comparison.sentence) }),
                WidgetTree.focus(in: stage.window))
            Keyboard.press("Escape", in: stage.window)
            XCTAssertTrue(
                GtkTesting.pump(until: {
                    stage.gallery.model.comparison == nil && WidgetTree.focus(in: stage.window) == focus
                }), WidgetTree.focus(in: stage.window))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            GtkTesting.settle()
            XCTAssertEqual(Self.heights(stage), seen, "the page has moved")
        }
    }

    func testArrowsReadEachTimeOfAllAndEscapeEndsTheReadingFirst() throws {
        try onMain {
            let stage = try Self.stage()
            let model = try XCTUnwrap(stage.gallery.model.comparison)
            let chart = try XCTUnwrap(model.chart)
            XCTAssertTrue(WidgetTree.focus(chart.spokenText, in: stage.window))
            let now = try XCTUnwrap(chart.present)
            for (key, index) in [("Right", now), ("Right", now + 1), ("<Control>Right", now + 25), ("Home", now)] {
                Keyboard.press(key, in: stage.window)
                let reading = chart.readings[index]
                XCTAssertTrue(
                    GtkTesting.pump(until: {
                        WidgetTree.hasAccessible(named: reading.spokenText, in: stage.window)
                    }), "\(key): \(WidgetTree.focus(in: stage.window))")
                XCTAssertTrue(
                    WidgetTree.texts(in: stage.window).contains { $0.contains(reading.text) }, "\(key) is not shown")
            }
            XCTAssertEqual(
                chart.readings[now].spokenText,
                "Tuesday 24 November 13:00: Open-Meteo: 11 degrees, 0.7 millimetres. MET Norway: 11 degrees, 0.7 millimetres. "
                    + "Bright Sky: 11 degrees, 0.7 millimetres.")
            Keyboard.press("Escape", in: stage.window)
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.hasAccessible(named: chart.spokenText, in: stage.window) }))
            XCTAssertNotNil(stage.gallery.model.comparison)
            Keyboard.press("Escape", in: stage.window)
            XCTAssertTrue(GtkTesting.pump(until: { stage.gallery.model.comparison == nil }))
        }
    }

    func testTheChoiceOfAQuantityShowsItAndReadsItOfTheSameTime() throws {
        try onMain {
            let stage = try Self.stage()
            let model = try XCTUnwrap(stage.gallery.model.comparison)
            XCTAssertEqual(model.quantities, [.temperature, .wind])
            let warmth = try XCTUnwrap(model.chart)
            XCTAssertTrue(WidgetTree.focus(warmth.spokenText, in: stage.window))
            Keyboard.press("Right", in: stage.window)
            XCTAssertTrue(WidgetTree.choose(1, inDropDownNamed: WindowWords.quantity, in: stage.window))
            XCTAssertTrue(GtkTesting.pump(until: { model.quantity == .wind }))
            let chart = try XCTUnwrap(model.chart)
            let now = try XCTUnwrap(chart.present)
            let reading = chart.readings[now]
            XCTAssertTrue(chart.spokenText.hasPrefix("Wind, Precipitation, "))
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.texts(in: stage.window).contains { $0.contains(reading.text) } }),
                "\(WidgetTree.texts(in: stage.window))")
            XCTAssertTrue(WidgetTree.hasAccessible(named: reading.spokenText, in: stage.window))
        }
    }

    func testControlAndSOpensWhatCopiesAndSavesTheChart() throws {
        try onMain {
            let stage = try Self.stage()
            XCTAssertFalse(WidgetTree.texts(in: stage.window).contains(WindowWords.copyAsCSV))
            Keyboard.press("<Control>s", in: stage.window)
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.focus(in: stage.window).contains(WindowWords.copyAsCSV) }),
                WidgetTree.focus(in: stage.window))
            Keyboard.press("Escape", in: stage.window)
            XCTAssertTrue(
                GtkTesting.pump(until: { !WidgetTree.focus(in: stage.window).contains(WindowWords.copyAsCSV) }),
                "the menu stays open")
        }
    }

    func testRowsAreMovedAndTakenAwayByKeysAndComeBack() throws {
        try onMain {
            let stage = try Self.stage()
            let model = try XCTUnwrap(stage.gallery.model.comparison)
            @MainActor func names() -> [String] { model.text.rows.map(\.name) }
            XCTAssertEqual(names(), ["Open-Meteo", "MET Norway", "Bright Sky"])
            XCTAssertTrue(WidgetTree.focus(model.text.rows[0].spokenText, in: stage.window))
            Keyboard.press("<Alt>Down", in: stage.window)
            XCTAssertEqual(names(), ["MET Norway", "Open-Meteo", "Bright Sky"])
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.focus(in: stage.window).contains("Open-Meteo.") }),
                "the focus stayed behind: \(WidgetTree.focus(in: stage.window))")
            Keyboard.press("Delete", in: stage.window)
            XCTAssertEqual(names(), ["MET Norway", "Bright Sky"])
            XCTAssertEqual(model.additions.map(\.name), ["Open-Meteo"])
            Keyboard.press("<Control>z", in: stage.window)
            XCTAssertEqual(names(), ["MET Norway", "Open-Meteo", "Bright Sky"])
            Keyboard.press("<Control>z", in: stage.window)
            XCTAssertEqual(names(), ["Open-Meteo", "MET Norway", "Bright Sky"])
            XCTAssertEqual(stage.gallery.model.locations.pages.count, 6, "a place was removed")
        }
    }

    func testEveryTextIsReadInEveryStyleAndWidthAndState() throws {
        try WindowWalk.through { walk in
            for (look, width) in [(GalleryLook.light, 1000), (.dark, 1000), (.highContrast, 1000), (.light, 360)] {
                for scene in [GalleryScene.compare, .comparePlaces, .compareFailed, .compareAlone] {
                    let stage = try Stage(.walked(scene, look, width), height: 1250)
                    walk.look("\(look)-\(width)-\(scene.rawValue)", in: stage.window)
                }
            }
        }
    }

    /// Where the cards of details are, whose place tells how far the page is scrolled.
    @MainActor
    private static func heights(_ stage: Stage) -> [String: Int] {
        let texts = SeenTexts(of: stage.window, in: stage.window).all
            .filter { ["Sun and moon", "Full moon, 100% lit"].contains($0.words) }
        return Dictionary(texts.map { ($0.words, Int($0.rows.lowerBound)) }) { first, _ in first }
    }

    @MainActor
    private static func stage(_ scene: GalleryScene = .compare, height: Int = 1100) throws -> Stage {
        let stage = try Stage(.walked(scene, .light), height: height)
        guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
        return stage
    }
}
