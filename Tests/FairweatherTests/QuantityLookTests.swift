import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// The pages of quantities over the gallery's weather: what is read in them, and the ways in and back.
final class QuantityLookTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testEveryTextOfEachPageIsReadInEveryStyleAndWidth() throws {
        try WindowWalk.through { walk in
            for (look, width) in [
                (GalleryLook.light, 1000), (.dark, 1000), (.highContrast, 1000), (.light, 360), (.light, 1280),
            ] {
                let stage = try Stage(.walked(.drawn, look, width), height: 1250)
                for quantity in PageQuantity.allCases where look == .light || [.temperature, .sky].contains(quantity) {
                    try Self.open(quantity, on: stage)
                    walk.look("\(look)-\(width)-quantity-\(quantity.rawValue)", in: stage.window)
                    stage.gallery.model.closeQuantity()
                    GtkTesting.settle()
                }
            }
        }
    }

    func testCardsStandInPairsFromAWindowOf1256PixelsOn() throws {
        try onMain {
            for (width, isPair) in [(1240, false), (1256, true)] {
                let stage = try Stage(.walked(.drawn, .light, width), height: 1250)
                try Self.open(.temperature, on: stage)
                let story = try XCTUnwrap(stage.gallery.model.quantity?.story?.title)
                let tops = try [story, WindowWords.meaning].map { words in
                    try XCTUnwrap(
                        SeenTexts(of: stage.window, in: stage.window).all.first { $0.words == words }?.rows.lowerBound,
                        words)
                }
                XCTAssertEqual(abs(tops[0] - tops[1]) < 12, isPair, "\(width): \(tops)")
            }
        }
    }

    func testTheTitleOfTheHoursAndACardOpenAPageAndBackReturnsTheFocus() throws {
        try onMain {
            let stage = try Stage(.walked(.drawn, .light), height: 1700)
            let entry = WindowWords.openQuantity(.temperature)
            XCTAssertTrue(WidgetTree.press(entry, in: stage.window))
            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title.hasPrefix("Temperature – ") }))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertTrue(WidgetTree.press(WindowWords.back, in: stage.window))
            XCTAssertTrue(GtkTesting.pump(until: { WidgetTree.focus(in: stage.window).contains(entry) }))
            let wind = try XCTUnwrap(stage.gallery.model.page?.details.first { $0.kind == .wind })
            XCTAssertTrue(WidgetTree.press(wind.spokenText, in: stage.window))
            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title.hasPrefix("Wind – ") }))
            XCTAssertEqual(stage.gallery.model.quantity?.quantity, .wind)
        }
    }

    func testArrowsReadThePointsAndEscapeEndsTheReadingBeforeThePage() throws {
        try onMain {
            let stage = try Stage(.walked(.drawn, .light), height: 1250)
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            try Self.open(.temperature, on: stage)
            let model = try XCTUnwrap(stage.gallery.model.quantity)
            let chart = try XCTUnwrap(model.chart)
            XCTAssertTrue(WidgetTree.focus(chart.spokenText, in: stage.window))
            Keyboard.press("Right", in: stage.window)
            let now = try XCTUnwrap(chart.present)
            XCTAssertTrue(
                GtkTesting.pump(until: {
                    WidgetTree.hasAccessible(named: chart.points[now].spokenText, in: stage.window)
                }))
            Keyboard.press("Escape", in: stage.window)
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.hasAccessible(named: chart.spokenText, in: stage.window) }))
            XCTAssertNotNil(stage.gallery.model.quantity)
            Keyboard.press("Escape", in: stage.window)
            XCTAssertTrue(GtkTesting.pump(until: { stage.gallery.model.quantity == nil }))
        }
    }

    func testArrowsAndPageKeysReadTheDaysOfTheYear() throws {
        try onMain {
            let stage = try Stage(.walked(.drawn, .light), height: 1250)
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            try Self.open(.sky, on: stage)
            let year = try XCTUnwrap(stage.gallery.model.quantity?.year)
            XCTAssertTrue(WidgetTree.focus(year.spokenText, in: stage.window))
            let month = year.day(from: year.today - 1, by: .months(-1))
            for (key, day) in [
                ("Right", year.today), ("Left", year.today - 1), ("Page_Up", month), ("Home", year.today),
            ] {
                Keyboard.press(key, in: stage.window)
                XCTAssertTrue(
                    GtkTesting.pump(until: {
                        WidgetTree.hasAccessible(named: year.spokenReading(of: day), in: stage.window)
                    }), key)
                XCTAssertTrue(WidgetTree.texts(in: stage.window).contains(year.reading(of: day)), key)
            }
            Keyboard.press("Escape", in: stage.window)
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.hasAccessible(named: year.spokenText, in: stage.window) }))
            XCTAssertNotNil(stage.gallery.model.quantity)
        }
    }

    func testControlAndSOpensWhatCopiesAndSavesTheChart() throws {
        try onMain {
            let stage = try Stage(.walked(.drawn, .light), height: 1250)
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            for quantity in [nil, PageQuantity.wind, .air, .sky] {
                if let quantity { try Self.open(quantity, on: stage) }
                XCTAssertFalse(WidgetTree.texts(in: stage.window).contains(WindowWords.copyAsCSV))
                Keyboard.press("<Control>s", in: stage.window)
                XCTAssertTrue(
                    GtkTesting.pump(until: { WidgetTree.focus(in: stage.window).contains(WindowWords.copyAsCSV) }),
                    "\(quantity?.title ?? "the place"): \(WidgetTree.focus(in: stage.window))")
                Keyboard.press("Escape", in: stage.window)
                stage.gallery.model.closeQuantity()
                GtkTesting.settle()
            }
        }
    }

    @MainActor
    private static func open(_ quantity: PageQuantity, on stage: Stage) throws {
        stage.gallery.model.openQuantity(quantity, isNarrow: stage.window.width < 1000)
        let title = try XCTUnwrap(stage.gallery.model.quantity?.heading.place)
        XCTAssertTrue(GtkTesting.pump(until: { stage.window.title.hasPrefix("\(title) – ") }))
        XCTAssertTrue(GtkTesting.paint(stage.window))
        GtkTesting.settle()
    }
}
