import CGtk
import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// Where keys lead on the page and in a narrow window, with keys that come from the display.
final class PageByKeysTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTheSectionsHaveTheWarnings() throws {
        try onMain {
            let stage = try Stage(
                GalleryPicture(scene: .alerts, look: .light, width: 1000, language: .english), height: 680)
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let warning = try XCTUnwrap(stage.gallery.model.page?.warnings.foremost?.spokenText)
            let stops = (0..<12).map { _ in
                Keyboard.press("F6", in: stage.window) ? WidgetTree.focus(in: stage.window) : ""
            }
            XCTAssertTrue(stops.contains { $0.contains(warning) }, "\(stops)")
            XCTAssertGreaterThan(Set(stops).count, 6, "the round goes on")
        }
    }

    func testEnterOnATileGoesToItsDayWhichIsInView() throws {
        try onMain {
            let stage = try KeyboardStage()
            let tile = try XCTUnwrap(stage.model.page?.tiles.last { $0.day != nil })
            for _ in 0..<60 where !stage.focus.contains(tile.spokenText) { stage.press("Tab") }
            stage.press("Return")
            let day = try XCTUnwrap(stage.model.page?.days.first { $0.id == tile.day })
            XCTAssertTrue(stage.focus.contains(day.spokenText), "\(stage.focus) is not \(day.spokenText)")
            XCTAssertGreaterThan(WidgetTree.visibleShareOfFocus(in: stage.window), 0.9)
        }
    }

    func testDownFromTheHoursGoesToTheDaysAndUpToWhatIsAbove() throws {
        try onMain {
            let stage = try KeyboardStage()
            let page = try XCTUnwrap(stage.model.page)
            let hours = try XCTUnwrap(page.chart?.meteogram.hours.map(\.spokenText))
            let isInHours = { hours.contains { stage.focus.contains($0) } }
            for _ in 0..<12 where !isInHours() { stage.press("F6") }
            XCTAssertTrue(isInHours(), stage.focus)
            stage.press("Down")
            XCTAssertTrue(stage.focus.contains(page.days[0].spokenText), stage.focus)
            stage.press("<Shift>Tab")
            for _ in 0..<8 where !isInHours() { stage.press("<Shift>Tab") }
            stage.press("Up")
            XCTAssertFalse(isInHours(), stage.focus)
        }
    }

    func testDownFromTheWeatherAndItsLastTilesGoesToWhatLiesBelow() throws {
        try onMain {
            let stage = try KeyboardStage(["London", "Cape Town"])
            for isDry in [false, true] {
                if isDry { stage.press("<Control>Page_Down") }
                let page = try XCTUnwrap(stage.model.page)
                XCTAssertEqual(page.rainStrip == nil, isDry, "below lies the rain, or the hours")
                let isOnWeather = {
                    stage.focus.contains("degrees") && !page.tiles.contains { stage.focus.contains($0.spokenText) }
                }
                XCTAssertTrue(WidgetTree.focus(WindowWords.refresh, in: stage.window))
                for _ in 0..<12 where !isOnWeather() { stage.press("F6") }
                XCTAssertTrue(isOnWeather(), stage.focus)
                let weather = stage.focus
                stage.press("F6")
                let below = stage.focus
                stage.press("<Shift>F6")
                XCTAssertEqual(stage.focus, weather)
                stage.press("Down")
                XCTAssertEqual(stage.focus, below)
                stage.press("<Shift>F6")
                for tile in page.tiles.suffix(2) {
                    for _ in 0..<8 where !stage.focus.contains(tile.spokenText) { stage.press("Tab") }
                    XCTAssertTrue(stage.focus.contains(tile.spokenText), stage.focus)
                    stage.press("Down")
                    XCTAssertEqual(stage.focus, below, tile.title)
                    stage.press("<Shift>F6")
                }
            }
        }
    }

    func testDownFromTheWeatherOfANarrowWindowGoesToItsTiles() throws {
        try onMain {
            let stage = try Self.narrowStage()
            let tile = try XCTUnwrap(stage.model.page?.tiles.first?.spokenText)
            for _ in 0..<12 where !stage.focus.contains("degrees") { stage.press("F6") }
            stage.press("Down")
            XCTAssertTrue(stage.focus.contains(tile), stage.focus)
        }
    }

    func testAMenuThatAKeyOpenedGivesTheFocusBack() throws {
        try onMain {
            let stage = try KeyboardStage()
            let hours = try XCTUnwrap(stage.model.page?.chart?.meteogram.hours.map(\.spokenText))
            for _ in 0..<12 where !hours.contains(where: stage.focus.contains) { stage.press("F6") }
            let before = stage.focus
            stage.press("F10")
            XCTAssertTrue(stage.focus.contains(WindowWords.preferences) || stage.focus != before, stage.focus)
            stage.press("Escape")
            XCTAssertTrue(GtkTesting.pump(until: { stage.focus == before }, limit: 5), stage.focus)
            XCTAssertTrue(WidgetTree.focus(WindowWords.menu, in: stage.window))
            stage.press("Return Escape")
            XCTAssertTrue(stage.focus.contains(WindowWords.menu), stage.focus)
        }
    }

    func testTheTableBeginsWithTheHourThatIsReadInEitherDirectionOfText() throws {
        try onMain {
            for (isMirrored, isFocused) in [(false, true), (true, true), (false, false), (true, false)] {
                TextDirection.isRightToLeft = isMirrored
                defer { TextDirection.isRightToLeft = false }
                let stage = try KeyboardStage(["London"])
                let page = try XCTUnwrap(stage.model.page)
                let hours = try XCTUnwrap(page.chart?.meteogram.hours.map(\.spokenText))
                XCTAssertTrue(WidgetTree.focus(WindowWords.refresh, in: stage.window))
                for _ in 0..<12 where isFocused && !hours.contains(where: stage.focus.contains) { stage.press("F6") }
                stage.press("<Control>t")
                let table = try XCTUnwrap(page.chart?.table)
                let present = try XCTUnwrap(table.present)
                if isFocused {
                    XCTAssertTrue(
                        GtkTesting.pump(until: { stage.focus.contains(table.spokenRows[present]) }, limit: 5),
                        stage.focus)
                }
                let head = try XCTUnwrap(WidgetTree.bounds(styled: "table-header", in: stage.window).first)
                @MainActor func distance() -> Int? {
                    WidgetTree.all("GtkLabel", in: stage.window)
                        .first { String(cString: gtk_label_get_text($0.opaque)) == table.rows[present][0] }
                        .flatMap { WidgetTree.bounds(of: $0, in: stage.window) }.map { $0.y - head.y - head.height }
                }
                let isFirst = GtkTesting.pump(until: { (0..<20).contains(distance() ?? -1) }, limit: 5)
                XCTAssertTrue(isFirst, "mirrored \(isMirrored), focused \(isFocused): at \(distance() ?? -1)")
            }
        }
    }

    func testInANarrowWindowArrowsWalkOverPlacesAndEnterOpensEvenTheChosenOne() throws {
        try onMain {
            let stage = try Self.narrowStage()
            XCTAssertEqual(stage.place, "London")
            stage.press("<Alt>Left")
            XCTAssertTrue(stage.focus.contains("London"), stage.focus)
            XCTAssertTrue(Self.seesPlaces(stage))
            stage.press("Down")
            XCTAssertEqual(stage.place, "London", "it is only walked over")
            XCTAssertTrue(Self.seesPlaces(stage))
            XCTAssertTrue(stage.focus.contains("Paris"), stage.focus)
            stage.press("Return")
            XCTAssertEqual(stage.place, "Paris")
            XCTAssertFalse(Self.seesPlaces(stage))
            XCTAssertTrue(stage.focus.contains("degrees"), "it is the weather now: \(stage.focus)")
            stage.press("<Alt>Left")
            stage.press("Return")
            XCTAssertEqual(stage.place, "Paris", "the chosen one opens, too")
            XCTAssertFalse(Self.seesPlaces(stage))
        }
    }

    func testKeysLeadFromThePlacesOfANarrowWindowBackToThePageOrToTheMap() throws {
        try onMain {
            let stage = try Self.narrowStage()
            for key in ["Escape", "<Alt>Right"] {
                stage.press("<Alt>Left")
                XCTAssertTrue(Self.seesPlaces(stage))
                stage.press(key)
                XCTAssertFalse(Self.seesPlaces(stage), key)
                XCTAssertTrue(stage.focus.contains("degrees"), "\(key): \(stage.focus)")
            }
            stage.model.openQuantity(.temperature, isNarrow: true)
            stage.settle()
            stage.press("<Control>f")
            XCTAssertTrue(Self.seesPlaces(stage))
            stage.press("Escape")
            XCTAssertTrue(Self.seesPlaces(stage), "the field gives the focus to the places first")
            stage.press("Escape")
            XCTAssertFalse(Self.seesPlaces(stage))
            let head = try XCTUnwrap(stage.model.quantity?.head?.spokenText, "the quantity is left as well")
            XCTAssertTrue(stage.focus.contains(head), stage.focus)
        }
    }

    func testAWindowThatIsRaisedDoesNotGiveTheKeyboardToPlacesOutOfSight() throws {
        try onMain {
            let stage = try Self.narrowStage()
            stage.run.main.present()
            stage.settle()
            stage.press("Delete")
            XCTAssertEqual(stage.model.locations.placeIDs.count, 3)
            XCTAssertGreaterThan(WidgetTree.visibleShareOfFocus(in: stage.window), 0)
        }
    }

    func testSpaceLeavesThePlaceThatIsShownMarked() throws {
        try onMain {
            let stage = try KeyboardStage()
            stage.run.main.present()
            stage.settle()
            XCTAssertEqual(Self.marked(stage), 1)
            stage.press("space")
            XCTAssertEqual(Self.marked(stage), 1)
            XCTAssertEqual(stage.place, "London")
            stage.press("Down <Control>space")
            XCTAssertEqual(Self.marked(stage), 1)
            XCTAssertEqual(stage.place, "Paris")
        }
    }

    /// The rows of the places that are marked as selected.
    @MainActor
    private static func marked(_ stage: KeyboardStage) -> Int {
        WidgetTree.all("GtkListItemWidget", in: stage.run.main.sidebar.root)
            .filter { gtk_widget_get_state_flags($0.widget).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 }.count
    }

    @MainActor
    private static func narrowStage() throws -> KeyboardStage {
        let stage = try KeyboardStage()
        WidgetTree.resize(stage.window, width: 400, height: 680)
        XCTAssertTrue(GtkTesting.pump(until: { stage.window.hasStyle("narrow") }))
        stage.settle()
        return stage
    }

    /// Whether the places are what the narrow window shows.
    @MainActor
    private static func seesPlaces(_ stage: KeyboardStage) -> Bool {
        WidgetTree.texts(in: stage.window).contains("Tokyo")
    }
}
