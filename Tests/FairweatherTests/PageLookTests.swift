import CGtk
import Charts
import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather

/// The page as settings, choices and widths make it.
final class PageLookTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testAChosenDayComesIntoViewInTheChart() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            let before = try XCTUnwrap(WidgetTree.scrolledX(ofChild: "GtkDrawingArea", in: stage.window))
            let page = try XCTUnwrap(stage.gallery.model.page)
            let (chart, day) = (try XCTUnwrap(page.chart), page.days[3])
            page.toggleDay(day.id)
            let wanted = chart.start(showing: day.id) * ChartGeometry(height: 0).hourWidth
            XCTAssertNotEqual(wanted, before)
            XCTAssertTrue(
                GtkTesting.pump(until: {
                    WidgetTree.scrolledX(ofChild: "GtkDrawingArea", in: stage.window) == wanted
                }))
            page.toggleDay(day.id)
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(
                WidgetTree.scrolledX(ofChild: "GtkDrawingArea", in: stage.window), wanted, "closing moves nothing")
        }
    }

    func testSectionsFollowTheSettingsAtOnce() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            let all = [WindowWords.rain, WindowWords.hours, WindowWords.days, WindowWords.details]
            @MainActor func shown() -> [String] { WidgetTree.texts(in: stage.window).filter(all.contains) }
            XCTAssertEqual(shown(), all)
            stage.gallery.model.preferences.moveSection("details", by: -3)
            stage.gallery.model.preferences.showSection("hours", false)
            XCTAssertTrue(
                GtkTesting.pump(until: { shown() == [WindowWords.details, WindowWords.rain, WindowWords.days] }))
        }
    }

    func testANightInALightWindowIsDrawnForItsDarkGroundUnlessNoSkyIsWanted() throws {
        try onMain {
            let stage = try Stage(Self.picture(.clearNight), height: 900)
            XCTAssertTrue(WidgetTree.hasPaintedIcon(in: stage.window))
            stage.gallery.model.settings.change { $0.showsWeatherBackground = false }
            XCTAssertTrue(GtkTesting.pump(until: { !WidgetTree.hasPaintedIcon(in: stage.window) }))
        }
    }

    func testAPageTakesOverALookThatChanges() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            let before = WidgetTree.frames(styled: "on-flat", in: stage.window)
            XCTAssertTrue(before.isEmpty)
            Appearance.isHighContrast = true
            defer { Appearance.isHighContrast = false }
            stage.gallery.main.restyle()
            XCTAssertFalse(WidgetTree.frames(styled: "on-flat", in: stage.window).isEmpty)
        }
    }

    func testThePageTakesTheKeyboardWhereTheHoursAreHidden() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            let model = stage.gallery.model
            model.preferences.showSection("hours", false)
            let page = ForecastPage(model: { model.page }, window: { nil }, openPreferences: {})
            let window = Window(width: 700, height: 700)
            window.setChild(page.root)
            XCTAssertTrue(GtkTesting.paint(window))
            page.focusHours()
            XCTAssertTrue(page.root.containsFocus)
            window.destroy()
        }
    }

    func testDetailCardsStandInOneToFourColumnsOfOneWidth() throws {
        try onMain {
            for (width, columns) in [(360, 1), (1000, 2), (1270, 3)] {
                let stage = try Stage(Self.picture(.rain, width: width), height: 900)
                let cards = WidgetTree.frames(styled: "detail", in: stage.window)
                XCTAssertEqual(Set(cards.map(\.x)).count, columns, "\(width)")
                let widths = cards.map(\.width)
                XCTAssertLessThanOrEqual((widths.max() ?? 9) - (widths.min() ?? 0), 1, "\(width)")
                // The screen of the tests has no room for four: 1600 pixels but the sidebar and three gaps.
                XCTAssertLessThanOrEqual(WidgetTree.naturalWidth(ofStyled: "detail", in: stage.window), 300)
            }
        }
    }

    func testAChartIsWrittenAsAPictureTwiceAsFineAndWhyItCannotBeIsTold() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            let chart = try XCTUnwrap(stage.gallery.model.page?.chart)
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            XCTAssertEqual(chart.fileName("png"), "fairweather-temperature.png")
            XCTAssertNil(ChartPicture.writePNG(chart, like: stage.window, to: file.path))
            let pixbuf = try XCTUnwrap(gdk_pixbuf_new_from_file(file.path, nil))
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            XCTAssertEqual(gdk_pixbuf_get_width(pixbuf), 2400)
            XCTAssertEqual(gdk_pixbuf_get_height(pixbuf), 800)
            let pixels = try XCTUnwrap(gdk_pixbuf_read_pixels(pixbuf))
            let (stride, channels) = (gdk_pixbuf_get_rowstride(pixbuf), gdk_pixbuf_get_n_channels(pixbuf))
            let line = Palette(.light).line
            let wanted = [line.red, line.green, line.blue].map { UInt8(($0 * 255).rounded()) }
            let hits = (0..<800).filter { row in
                let start = pixels.advanced(by: row * Int(stride) + 1200 * Int(channels))
                return (0..<3).allSatisfy { start[$0] == wanted[$0] }
            }
            XCTAssertFalse(hits.isEmpty, "the line crosses the middle")
            XCTAssertNotNil(ChartPicture.writePNG(chart, like: stage.window, to: "/nowhere/at/all.png"))
        }
    }

    @MainActor
    private static func picture(_ scene: GalleryScene, width: Int = 1000) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: width, language: .english)
    }
}
