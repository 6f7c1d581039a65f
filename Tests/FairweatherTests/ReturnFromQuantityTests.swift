import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// The page of a place after one of its quantities, whatever came in the meantime.
final class ReturnFromQuantityTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testBackRestoresTheScrollToThePixelAlsoWhereNewWeatherCameMeanwhile() throws {
        try onMain {
            for width in [1000, 360] {
                let stage = try Stage(.walked(.drawn, .light, width), height: 520)
                let model = stage.gallery.model
                let entry = try XCTUnwrap(model.page?.details.first { $0.kind == .pressure }?.spokenText)
                XCTAssertTrue(WidgetTree.focus(entry, in: stage.window))
                XCTAssertTrue(GtkTesting.paint(stage.window))
                GtkTesting.settle()
                let before = try Self.height(of: "Pressure", in: stage)
                XCTAssertTrue(WidgetTree.press(entry, in: stage.window))
                XCTAssertTrue(GtkTesting.pump(until: { stage.window.title.hasPrefix("Pressure – ") }))
                let old = try XCTUnwrap(model.quantity?.heading.detail)
                model.page?.refresh()
                XCTAssertTrue(
                    GtkTesting.pump(until: { model.quantity.map { $0.heading.detail != old } ?? false }, limit: 5),
                    "no new weather came: \(old)")
                XCTAssertTrue(GtkTesting.paint(stage.window))
                XCTAssertTrue(WidgetTree.press(WindowWords.back, in: stage.window))
                XCTAssertTrue(
                    GtkTesting.pump(until: {
                        model.quantity == nil && WidgetTree.focus(in: stage.window).contains("Pressure, ")
                    }), WidgetTree.focus(in: stage.window))
                XCTAssertTrue(GtkTesting.paint(stage.window))
                GtkTesting.settle()
                XCTAssertEqual(try Self.height(of: "Pressure", in: stage), before, "the page of \(width) px has moved")
            }
        }
    }

    /// Where the title of a card stands, which tells how far the page is scrolled.
    @MainActor
    private static func height(of title: String, in stage: Stage) throws -> Int {
        let text = SeenTexts(of: stage.window, in: stage.window).all.first { $0.words == title }
        return Int(try XCTUnwrap(text, "no \(title) to be seen").rows.lowerBound)
    }
}
