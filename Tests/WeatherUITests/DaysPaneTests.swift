import CGtk
import CGtkTestShims
import Charts
import GtkTestSupport
import Presentation
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI

final class DaysPaneTests: XCTestCase {
    override func setUp() {
        onMain {
            XCTAssertTrue(GtkTesting.start(), "no display")
            Appearance.isAnimated = false
        }
    }

    func testEnterSpaceAndTheAccessibleActionOpenADayAndCloseIt() throws {
        try onMain {
            let stage = DaysStage()
            let row = try XCTUnwrap(stage.row(1))
            XCTAssertNotEqual(gtk_widget_grab_focus(row.widget), 0)
            let ways: [(String, () -> Void)] = [
                ("Enter", { test_emit(stage.window.raw, "activate-default") }),
                ("Space", { test_emit(stage.window.raw, "activate-focus") }),
                (
                    "action",
                    { XCTAssertNotEqual(gtk_widget_activate_action_variant(row.widget, "row.activate", nil), 0) }
                ),
            ]
            for (name, act) in ways {
                act()
                XCTAssertTrue(GtkTesting.paint(stage.window))
                XCTAssertEqual(stage.open, "Sunday", name)
                XCTAssertNotEqual(test_accessible_is(row.opaque, GTK_ACCESSIBLE_STATE_EXPANDED), 0, name)
                XCTAssertTrue(WidgetTree.texts(in: stage.window).contains(DaysStage.sentence), name)
                act()
                XCTAssertTrue(GtkTesting.paint(stage.window))
                XCTAssertNil(stage.open, name)
                XCTAssertEqual(test_accessible_is(row.opaque, GTK_ACCESSIBLE_STATE_EXPANDED), 0, name)
                XCTAssertFalse(WidgetTree.texts(in: stage.window).contains(DaysStage.sentence), name)
            }
            stage.window.destroy()
        }
    }

    func testADayStaysOpenAndKeepsTheFocusWhenItsDataAreRefreshed() throws {
        try onMain {
            let stage = DaysStage()
            let row = try XCTUnwrap(stage.row(1))
            gtk_widget_grab_focus(row.widget)
            gtk_widget_activate(row.widget)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            stage.days = ["Today", "Sunday", "Monday"].map { StubDay(dayText: $0, weather: "Rain", fallText: "3 mm") }
            stage.show()
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(stage.row(1)?.widget, row.widget)
            XCTAssertEqual(gtk_root_get_focus(stage.window.opaque), row.widget)
            XCTAssertNotEqual(test_accessible_is(row.opaque, GTK_ACCESSIBLE_STATE_EXPANDED), 0)
            XCTAssertTrue(WidgetTree.texts(in: stage.window).contains(DaysStage.sentence))
            XCTAssertTrue(WidgetTree.texts(in: stage.window).contains("Rain"))
            stage.window.destroy()
        }
    }

    func testAPartOfADaySaysSoOnceWithAndWithoutADateBesideIt() throws {
        try onMain {
            for font in try DaysStage.fonts() {
                // Of the narrow ones a font decides whether there is room for the figures beside the words.
                for width in [696, 440, 336] {
                    let stage = DaysStage(width: width, font: font)
                    stage.days[1].isPartial = true
                    stage.days[1].dateText = "21 Nov, in part"
                    stage.show()
                    XCTAssertTrue(GtkTesting.paint(stage.window))
                    let told = WidgetTree.texts(in: stage.window).filter { $0.hasSuffix("in part") }
                    XCTAssertEqual(told.count, 1, "\(font), \(width): \(told)")
                    if width == 696 { XCTAssertEqual(told, ["21 Nov, in part"], font) }
                    stage.strike()
                }
            }
        }
    }

    func testALabelThatARowHasNoRoomForIsNothingToAScreenReader() {
        onMain {
            for width in [696, 360] {
                let stage = DaysStage(width: width)
                XCTAssertEqual(WidgetTree.labelsReadThoughLeftOut(in: stage.window), [], "\(width)")
                stage.strike()
            }
        }
    }

    func testNothingIsCutAtAnyWidthSizeOfTextAndFontInBothReadingDirections() throws {
        try onMain {
            for font in try DaysStage.fonts() {
                for (width, scale) in [(360, 1.0), (440, 1), (696, 1), (360, 2), (440, 2), (696, 2)] {
                    for isMirrored in [false, true] {
                        let stage = DaysStage(width: width, font: font, scale: scale, isMirrored: isMirrored)
                        let place = "\(font), \(width) px, \(scale), mirrored \(isMirrored)"
                        XCTAssertEqual(WidgetTree.cutLabels(in: stage.window), [], place)
                        XCTAssertEqual(Set(stage.lefts(of: "chevron")).count, 1, place)
                        stage.strike()
                    }
                }
            }
        }
    }

    func testARowIsFortyEightPixelsHighWhereItsWordsTakeOneLine() throws {
        try onMain {
            for font in try DaysStage.fonts() {
                let stage = DaysStage(width: 696, font: font)
                XCTAssertEqual((0..<2).compactMap { stage.row($0) }.map { gtk_widget_get_height($0.widget) }, [48, 48])
                stage.strike()
            }
        }
    }

    func testNothingOfOpenedDaysOutlivesTheirWindow() {
        onMain {
            let (handlers, survivors) = (LiveHandlers.count, Survivors())
            do {
                let stage = DaysStage()
                for _ in 0..<3 {
                    if let row = stage.row(1) { gtk_widget_activate(row.widget) }
                    XCTAssertTrue(GtkTesting.paint(stage.window))
                    survivors.watch(stage.window)
                }
                stage.window.destroy()
            }
            GtkTesting.settle()
            XCTAssertGreaterThan(survivors.count, 20)
            XCTAssertEqual(survivors.alive, [])
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }
}
