import CGtk
import Charts
import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// The page as settings, choices and widths make it.
final class PageLookTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testSectionsFollowTheSettingsAtOnce() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            @MainActor func shown() -> [String] {
                let parts = ["rain-card", "hours-card", "days", "detail"].compactMap { style in
                    WidgetTree.frames(styled: style, in: stage.window).first.map { (style, $0.y) }
                }
                return parts.sorted { $0.1 < $1.1 }.map(\.0)
            }
            XCTAssertEqual(shown(), ["rain-card", "hours-card", "days", "detail"])
            stage.gallery.model.preferences.moveSection("details", by: -PageSection.allCases.count)
            stage.gallery.model.preferences.showSection("hours", false)
            XCTAssertTrue(
                GtkTesting.pump(until: { GtkTesting.paint(stage.window) && shown() == ["detail", "rain-card", "days"] })
            )
        }
    }

    func testThePageOfAnotherPlaceComesIntoViewUnlessAnimationsAreOff() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            defer { Appearance.isAnimated = false }
            /// The opacities of the picture of the former page, while it lies over the page.
            @MainActor func former() -> [Double] { WidgetTree.opacities(styled: "former", in: stage.window) }
            let model = stage.gallery.model
            let first = stage.window.title
            Appearance.isAnimated = true
            model.locations.selectNeighbor(1)
            // How far it has faded by the next look is the machine's business.
            XCTAssertTrue(GtkTesting.pump(until: { !former().isEmpty }))
            XCTAssertTrue(GtkTesting.pump(until: { former().isEmpty }))
            Appearance.isAnimated = false
            model.locations.selectNeighbor(-1)
            XCTAssertTrue(GtkTesting.pump(until: { stage.window.title == first }))
            XCTAssertEqual(former(), [])
        }
    }

    func testTheRowAtTheTopChangesAfterAPageThatFitsHasScrolledBack() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 700)
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let weather = try XCTUnwrap(stage.gallery.model.page?.heading.brief)
            let known = WidgetTree.warnings().count
            XCTAssertTrue(WidgetTree.focus(WindowWords.forecast, in: stage.window))
            Keyboard.press("End", in: stage.window)
            let says = { @MainActor in WidgetTree.texts(in: stage.window).contains(weather) }
            XCTAssertTrue(GtkTesting.pump(until: says))
            WidgetTree.resize(stage.window, width: 1000, height: 2300)
            XCTAssertTrue(GtkTesting.pump(until: { !says() }))
            XCTAssertTrue(GtkTesting.paint(stage.window))
            XCTAssertEqual(WidgetTree.warnings(after: known), [])
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

    func testWhatIsAwaitedHasOneGroundToTheEndOfTheWindow() throws {
        try onMain {
            let stage = try Stage(Self.picture(.loading), height: 680)
            let file = try Files.temporaryFolder().appending(path: "awaited.png")
            XCTAssertTrue(stage.window.writeSnapshot(to: file.path))
            let picture = try XCTUnwrap(Picture(file: file.path))
            let ground = try XCTUnwrap(WidgetTree.bounds(styled: "awaited-ground", in: stage.window).first)
            let end = picture.rows(676..<680, columns: ground.x + 2..<ground.x + ground.width - 2)
            XCTAssertEqual(Set(end.flatMap { $0 }.map { $0 }).count, 1, "the last rows are white")
            XCTAssertEqual(WidgetTree.bounds(named: "spinner", in: stage.window).count, 0, "the row says it in words")
        }
    }

    func testThePlaceThatIsAwaitedHasItsNameAndItsTimeWhereTheyStayAndNothingElse() throws {
        try onMain {
            /// Where name and time of the first place stand, and whether its region is said.
            @MainActor func row(_ scene: GalleryScene) throws -> (tops: [Int], saysRegion: Bool) {
                let stage = try Stage(Self.picture(scene), height: 680)
                let labels = WidgetTree.all("GtkLabel", in: stage.window)
                    .compactMap { label in WidgetTree.bounds(of: label, in: stage.window).map { (label, $0) } }
                    .filter { $0.1.x < 256 && $0.1.y < 110 }
                let words = labels.map { String(cString: gtk_label_get_text($0.0.opaque)) }
                let tops = ["Vancouver", "12:05"].compactMap { words.firstIndex(of: $0) }.map { labels[$0].1.y }
                return (tops, words.contains { $0.contains("British Columbia") })
            }
            let (awaited, known) = (try row(.loading), try row(.rain))
            XCTAssertEqual(known.tops.count, 2)
            XCTAssertEqual(awaited.tops, known.tops)
            XCTAssertFalse(awaited.saysRegion)
            XCTAssertTrue(try row(.error).saysRegion, "of what is not awaited any more the region is told")
        }
    }

    func testThePageTakesTheKeyboardWhereTheHoursAreHidden() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            let model = stage.gallery.model
            model.preferences.showSection("hours", false)
            let page = ForecastPage(model: { model.page }, window: { nil }, openPreferences: {}, tryAgain: {})
            let window = Window(width: 700, height: 700)
            window.setChild(page.root)
            XCTAssertTrue(GtkTesting.paint(window))
            page.focusWeather()
            XCTAssertTrue(page.root.containsFocus)
            window.destroy()
        }
    }

    func testDetailCardsStandInOneOrTwoColumnsOfOneWidth() throws {
        try onMain {
            for (width, columns) in [(360, 1), (1000, 2)] {
                let stage = try Stage(Self.picture(.rain, width: width), height: 900)
                let cards = WidgetTree.frames(styled: "detail", in: stage.window)
                XCTAssertEqual(Set(cards.map(\.x)).count, columns, "\(width)")
                let widths = cards.map(\.width)
                XCTAssertLessThanOrEqual((widths.max() ?? 9) - (widths.min() ?? 0), 1, "\(width)")
            }
        }
    }

    func testTheHoursAreDrawnAsAPictureTwiceAsFine() throws {
        try onMain {
            let stage = try Stage(Self.picture(.rain), height: 900)
            let chart = try XCTUnwrap(stage.gallery.model.page?.chart)
            let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: file) }
            XCTAssertEqual(chart.fileName("png"), "Vancouver, Temperature, 2026-01-15.png")
            try XCTUnwrap(ChartExport.png(chart, like: stage.window)).write(to: file)
            let picture = try XCTUnwrap(Picture(file: file.path))
            let layout = MeteogramLayout(width: 0, curveHeight: 84)
            XCTAssertEqual(picture.width, 2 * max(1200, 120 + 8 * Int(chart.meteogram.length)))
            XCTAssertEqual(
                picture.height, 2 * (36 + 8 + 24 + Int(layout.height)), "with two lines for place and source")
            XCTAssertGreaterThan(picture.colours, 50, "a curve in the colours of its temperatures, bars and words")
        }
    }

    @MainActor
    private static func picture(_ scene: GalleryScene, width: Int = 1000) -> GalleryPicture {
        GalleryPicture(scene: scene, look: .light, width: width, language: .english)
    }
}
