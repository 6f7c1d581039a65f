import Charts
import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// How far the keyboard comes, with keys that come from the display.
final class KeyboardRoundTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testSectionsGoRoundBothWays() throws {
        try onMain {
            let stage = try KeyboardStage()
            stage.press("<Control>k")
            let there = Self.round(stage, "F6")
            XCTAssertGreaterThanOrEqual(there.count, 8, "\(there)")
            let back = Self.round(stage, "<Shift>F6")
            XCTAssertEqual(Array(back.dropFirst().reversed()), Array(there.dropFirst()))
        }
    }

    func testInANarrowWindowSectionsGoRoundBothPanes() throws {
        try onMain {
            let stage = try Stage(
                GalleryPicture(scene: .rain, look: .light, width: 360, language: .english), height: 700)
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            stage.gallery.main.findPlace()
            GtkTesting.settle()
            var seen: [String] = []
            repeat {
                seen.append(WidgetTree.focus(in: stage.window))
                XCTAssertTrue(Keyboard.press("F6", in: stage.window))
                XCTAssertTrue(GtkTesting.paint(stage.window))
            } while WidgetTree.focus(in: stage.window) != seen[0] && seen.count < 20
            XCTAssertGreaterThanOrEqual(seen.count, 8, "\(seen)")
            XCTAssertLessThan(seen.count, 20, "\(seen)")
        }
    }

    func testTabComesToEverythingThatSaysSomething() throws {
        try onMain {
            let stage = try KeyboardStage()
            stage.press("<Control>k")
            var stops: [String] = []
            repeat {
                stage.press("Tab")
                stops.append(stage.focus)
                XCTAssertGreaterThan(WidgetTree.visibleShareOfFocus(in: stage.window), 0, stage.focus)
            } while !stage.focus.contains(WindowWords.findPlace) && stops.count < 100
            let page = try XCTUnwrap(stage.model.page)
            let tiles = page.tiles.map(\.spokenText)
            let said = [page.current?.spokenText, page.summary, page.statusText].compactMap { $0 } + tiles
            XCTAssertEqual(tiles.count, 4)
            for text in said + page.details.map(\.spokenText) + page.absences {
                XCTAssertTrue(stops.contains { $0.contains(text) }, "“\(text)” is not among \(stops)")
            }
        }
    }

    func testTheRainCardCanBeReached() throws {
        try onMain {
            let stage = try Stage(
                GalleryPicture(scene: .drawn, look: .light, width: 1000, language: .english), height: 900)
            guard Keyboard.isThere else { throw XCTSkip("no key can be struck on this display") }
            let rain = try XCTUnwrap(stage.gallery.model.page?.rainStrip?.spokenText)
            let reached = (0..<60).contains { _ in
                Keyboard.press("Tab", in: stage.window) && WidgetTree.focus(in: stage.window).contains(rain)
            }
            XCTAssertTrue(reached, rain)
        }
    }

    func testEveryShortcutInTheirWindowCanBeReached() throws {
        try onMain {
            let stage = try KeyboardStage(["London"])
            stage.press("F1")
            var stops: [String] = []
            // Sample data ask nobody, so that there is nothing to stop and none to compare.
            let hints = KeyHintGroup.all(
                worksOffline: stage.model.offlineCommand != nil, compares: stage.model.hasComparisons
            ).flatMap(\.hints)
            // The page comes before its rows.
            for _ in 0...hints.count {
                stops.append(stage.focus)
                stage.press("Tab")
            }
            for hint in hints {
                XCTAssertTrue(
                    stops.contains { $0.contains(hint.meaning) && $0.contains(hint.keys) }, "\(hint): \(stops)")
            }
            stage.press("Escape")
        }
    }

    func testTheChosenHourGoesOverToTheTableAndBack() throws {
        try onMain {
            let stage = try KeyboardStage()
            let hours = try XCTUnwrap(stage.model.page?.chart?.meteogram.hours)
            let table = try XCTUnwrap(stage.model.page?.chart?.table)
            let present = try XCTUnwrap(table.present)
            for _ in 0..<12 where !stage.focus.contains(hours[present].spokenText) { stage.press("F6") }
            stage.press("<Control>t")
            XCTAssertTrue(stage.focus.contains(table.spokenRows[present]), stage.focus)
            XCTAssertGreaterThan(WidgetTree.visibleShareOfFocus(in: stage.window), 0.99)
            stage.press("Down Down Down")
            XCTAssertTrue(stage.focus.contains(table.spokenRows[present + 3]), stage.focus)
            stage.press("<Control>t")
            XCTAssertTrue(stage.focus.contains(hours[present + 3].spokenText), stage.focus)
            stage.press("Right Right <Control>t")
            XCTAssertTrue(stage.focus.contains(table.spokenRows[present + 5]), stage.focus)
            XCTAssertGreaterThan(WidgetTree.visibleShareOfFocus(in: stage.window), 0.99)
        }
    }

    func testATileOpensItsDay() throws {
        try onMain {
            let stage = try KeyboardStage()
            let tiles = try XCTUnwrap(stage.model.page?.tiles)
            for tile in tiles where tile.day != nil {
                for _ in 0..<60 where !stage.focus.contains(tile.spokenText) { stage.press("Tab") }
                XCTAssertTrue(stage.focus.contains(tile.spokenText), stage.focus)
                stage.press("Return")
                XCTAssertEqual(stage.model.page?.openDay, tile.day)
            }
        }
    }

    /// The focus after each press until it is where it began.
    @MainActor
    private static func round(_ stage: KeyboardStage, _ keys: String) -> [String] {
        var seen: [String] = []
        repeat {
            seen.append(stage.focus)
            stage.press(keys)
        } while stage.focus != seen[0] && seen.count < 30
        XCTAssertLessThan(seen.count, 30, "\(seen)")
        return seen
    }
}
