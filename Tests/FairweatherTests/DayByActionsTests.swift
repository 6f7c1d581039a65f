import CGtk
import Charts
import Foundation
import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import fairweather_gallery

/// A day with the window by the actions of assistive tools alone: no key, no pointer; wants `GTK_A11Y=test`.
final class DayByActionsTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testTwoHundredStepsAreHeardAsTheyWere() throws {
        try onMain {
            let picture = GalleryPicture(scene: .alerts, look: .light, width: 1000, language: .english)
            let ears = EarsOnly(try Stage(picture, height: 900))
            Self.morning(ears)
            Self.hours(ears)
            Self.days(ears)
            Self.places(ears)
            Self.search(ears)
            Self.dialogs(ears)
            XCTAssertGreaterThanOrEqual(ears.steps, 200)
            XCTAssertFalse(ears.heard.contains("nowhere"), "the focus is always somewhere")
            XCTAssertFalse(ears.heard.contains("“Gtk"), "no type is a name")
            let golden = GoldenFolder.file("day-by-actions-\(gtk_get_major_version()).\(gtk_get_minor_version()).txt")
            if GoldenFolder.isWrittenAnew { try Data(ears.heard.utf8).write(to: golden) }
            guard let kept = try? String(contentsOf: golden, encoding: .utf8) else {
                throw XCTSkip("none is kept for this GTK")
            }
            let lines = kept.components(separatedBy: "\n")
            for change in ears.heard.components(separatedBy: "\n").difference(from: lines).prefix(10) {
                XCTFail("\(change)")
            }
        }
    }

    /// The page from top to bottom.
    @MainActor
    private static func morning(_ ears: EarsOnly) {
        let page = ears.model.page
        ears.focus(WindowWords.forecast)
        ears.press(WindowWords.refresh)
        let warnings = page?.warnings
        ears.press(warnings?.foremost?.spokenText ?? "")
        ears.close()
        ears.press(warnings?.spokenMoreLabel ?? "")
        ears.close()
        for tile in page?.tiles ?? [] {
            ears.focus(tile.spokenText)
            ears.press(tile.spokenText)
            ears.focus(page?.days.first { $0.openText != nil }?.spokenText ?? "")
        }
        for card in page?.details ?? [] { ears.focus(card.spokenText) }
        for source in page?.attributions ?? [] { ears.focus(source.text) }
    }

    /// Each quantity as a picture and as a table, and its copy.
    @MainActor
    private static func hours(_ ears: EarsOnly) {
        for (index, metric) in ChartMetric.allCases.enumerated() {
            ears.set(WindowWords.quantity, to: UInt32(index))
            ears.press(WindowWords.table)
            ears.focus(ears.model.page?.chart?.table.spokenHeader ?? "")
            ears.press(WindowWords.table)
            ears.focus(metric.title)
        }
        for _ in 0..<3 { ears.press(WindowWords.laterHours) }
        for _ in 0..<3 { ears.press(WindowWords.earlierHours) }
        ears.choose(WindowWords.copyAsCSV, of: WindowWords.exportChart)
    }

    /// Each day opened and closed.
    @MainActor
    private static func days(_ ears: EarsOnly) {
        for index in 0..<(ears.model.page?.days.count ?? 0) {
            func name() -> String { ears.model.page?.days[index].spokenText ?? "" }
            ears.focus(name())
            ears.activate(name())
            ears.activate(name())
        }
    }

    /// Each place looked at; one moved, made home, renamed, removed and brought back.
    @MainActor
    private static func places(_ ears: EarsOnly) {
        for index in 0..<ears.model.locations.rows.count {
            ears.select(index, of: WindowWords.places)
            ears.press(WindowWords.refresh)
            ears.focus(ears.model.page?.tiles.first?.spokenText ?? "")
            ears.focus(ears.model.page?.days.last?.spokenText ?? "")
            ears.focus(ears.model.page?.details.first?.spokenText ?? "")
        }
        func command(_ kind: PlaceCommand.Kind) {
            guard let id = ears.model.locations.selectedID,
                let line = ears.model.locations.commands(for: id).first(where: { $0.kind == kind })
            else { return XCTFail("\(kind)") }
            ears.choose(line.label, of: PlaceWords.actions)
        }
        command(.moveUp)
        command(.moveDown)
        command(.home)
        command(.home)
        command(.rename)
        ears.press(PlaceWords.cancel)
        command(.rename)
        ears.step("write “Harbour”") {
            WidgetTree.write("Harbour", intoFieldNamed: PlaceWords.newName, in: ears.window)
        }
        ears.press(PlaceWords.rename)
        command(.remove)
        ears.press(ears.model.locations.undoOffer?.actionLabel ?? "")
    }

    /// A twin found and added, a name that nobody has, coordinates.
    @MainActor
    private static func search(_ ears: EarsOnly) {
        ears.focus(WindowWords.findPlace)
        for text in ["P", "Pa", "Par", "Paris", "Paris, Texas"] { ears.write(text) }
        ears.step("activate the first match") {
            WidgetTree.activateRow(0, ofListNamed: WindowWords.matches, in: ears.window)
        }
        ears.write("Xqzvbk")
        ears.write("")
        ears.step("submit the empty field") { WidgetTree.submit(in: ears.window) }
        ears.write("51.5, -0.1")
        ears.write("")
        ears.select(0, of: WindowWords.places)
    }

    /// The dialogs of the menu, page by page.
    @MainActor
    private static func dialogs(_ ears: EarsOnly) {
        ears.choose(WindowWords.preferences, of: WindowWords.menu)
        for page in ears.model.preferences.pages { ears.press(page.title) }
        ears.press(PreferencesPage.general.title)
        for row in ears.model.preferences.rows where row.page == .general {
            guard case .choice(let choices, let selected) = row.control, choices.count > 1 else { continue }
            ears.set(row.title, to: selected == 0 ? 1 : 0)
            ears.set(row.title, to: UInt32(selected))
        }
        ears.press(PreferencesPage.appearance.title)
        for row in ears.model.preferences.rows where row.page == .appearance {
            guard case .flag = row.control else { continue }
            ears.switchOver(row.title)
            ears.switchOver(row.title)
        }
        ears.close()
        for line in [WindowWords.shortcuts, WindowWords.about] {
            ears.choose(line, of: WindowWords.menu)
            ears.close()
        }
    }
}
