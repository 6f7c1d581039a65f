import CGtk
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// The page of an activity by keys alone, and read in every style.
final class ActivityByKeysTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testASliderIsMovedByKeysAndSaysItsLimitAndTheTimesFollow() throws {
        try onMain {
            let stage = try Stage(.walked(.activity, .light), height: 1100)
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let page = try XCTUnwrap(stage.gallery.model.goodTimes?.activity)
            XCTAssertTrue(WidgetTree.focus(in: stage.window).contains(page.spokenHead))
            XCTAssertTrue(WidgetTree.focus("Temperature: lowest value", in: stage.window))
            XCTAssertEqual(page.limits[1].words, "3° to 18°")
            let slider = try XCTUnwrap(gtk_root_get_focus(stage.window.opaque).map(UnsafeMutableRawPointer.init))
            let value = { gtk_range_get_value(slider.assumingMemoryBound(to: GtkRange.self)) }
            XCTAssertEqual(value(), 3, "a screen reader says the number of the slider itself")
            Keyboard.press("Right", in: stage.window)
            XCTAssertTrue(GtkTesting.pump(until: { page.limits[1].words == "4° to 18°" }), page.limits[1].words)
            XCTAssertEqual(value(), 4)
            Keyboard.press("Page_Down", in: stage.window)
            XCTAssertTrue(GtkTesting.pump(until: { page.limits[1].words == "−6° to 18°" }), page.limits[1].words)
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.texts(in: stage.window).contains("−6° to 18°") }))
            Keyboard.press("Escape", in: stage.window)
            XCTAssertTrue(GtkTesting.pump(until: { stage.gallery.model.goodTimes == nil }))
        }
    }

    func testArrowsReadEachHourAndEscapeEndsTheReadingFirst() throws {
        try onMain {
            let stage = try Stage(.walked(.activity, .light), height: 1100)
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let chart = try XCTUnwrap(stage.gallery.model.goodTimes?.activity?.chart)
            XCTAssertTrue(WidgetTree.focus(chart.spokenText, in: stage.window))
            for (key, index) in [("Right", 0), ("Right", 1), ("<Control>Right", 25), ("Home", 0)] {
                Keyboard.press(key, in: stage.window)
                XCTAssertTrue(
                    GtkTesting.pump(until: {
                        WidgetTree.hasAccessible(named: chart.readings[index].text, in: stage.window)
                    }), "\(key): \(WidgetTree.focus(in: stage.window))")
            }
            Keyboard.press("Escape", in: stage.window)
            XCTAssertTrue(
                GtkTesting.pump(until: { WidgetTree.hasAccessible(named: chart.spokenText, in: stage.window) }))
            XCTAssertNotNil(stage.gallery.model.goodTimes)
        }
    }

    func testEveryTextIsReadInEveryStyleAndWidth() throws {
        try WindowWalk.through { walk in
            for (look, width) in [(GalleryLook.light, 1000), (.dark, 1000), (.highContrast, 1000), (.light, 360)] {
                for scene in [GalleryScene.activity, .goodTimes] {
                    let stage = try Stage(.walked(scene, look, width), height: 1500)
                    walk.look("\(look)-\(width)-\(scene.rawValue)", in: stage.window)
                }
            }
        }
    }
}
