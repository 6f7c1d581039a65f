import CGtk
import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather

/// Every dialog with real content in the real style sheet, wide and narrow, at both ends of the sizes of text.
final class DialogLookTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testNoTextOfADialogIsCutAtAnyWidthAndSizeOfText() throws {
        try onMain {
            for (percent, width) in [(100, 560), (100, 360), (200, 560), (200, 360)] {
                try TextSize.with(percent: percent) {
                    try Self.eachDialog(width: width) { name, dialog in
                        let place = "\(name) at \(width) px and \(percent) %"
                        XCTAssertEqual(WidgetTree.cutLabels(in: dialog), [], place)
                        Self.keepPicture(of: dialog, "\(name)-\(width)-\(percent)")
                    }
                }
            }
        }
    }

    func testADarkDialogIsDark() throws {
        try onMain {
            defer { Appearance.show(isDark: false, isHighContrast: false) }
            try Self.eachDialog(width: 560, look: .dark) { name, dialog in
                XCTAssertTrue(dialog.hasStyle("dark"), name)
                Self.keepPicture(of: dialog, "\(name)-dark")
            }
        }
    }

    /// Writes a picture to look at, where a folder is named for it.
    @MainActor
    private static func keepPicture(of dialog: Window, _ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["FAIRWEATHER_PICTURES"] else { return }
        XCTAssertTrue(dialog.writeSnapshot(to: "\(folder)/\(name).png"))
    }

    /// Opens each dialog in turn, of that width.
    @MainActor
    private static func eachDialog(
        width: Int, look: GalleryLook = .light, _ body: (String, Window) -> Void
    ) throws {
        let picture = GalleryPicture(scene: .rain, look: look, width: 1000, language: .english)
        let stage = try Stage(picture, height: 900)
        let clock = SettableClock("2026-02-10T12:00:00Z")
        let url = try XCTUnwrap(URL(string: "http://127.0.0.1:9"))
        let run = try RunningWindow(allSources: url, folder: Files.temporaryFolder(), clock: clock)
        let dialogs = OpenDialogs()
        func take(_ name: String, _ open: () -> Void) throws {
            let before = Set(WidgetTree.topLevels().map(\.raw))
            open()
            let dialog = try XCTUnwrap(WidgetTree.topLevels().first { !before.contains($0.raw) }, name)
            gtk_window_set_default_size(dialog.pointer(), Int32(width), 640)
            XCTAssertTrue(GtkTesting.paint(dialog), name)
            GtkTesting.settle()
            body(name, dialog)
            dialog.destroy()
            GtkTesting.settle()
        }
        let context = SentenceContext(
            WeatherFormatter(locale: Locale(identifier: "en_GB"), ownZone: .gmt), in: .gmt, at: clock.now)
        for page in run.model.preferences.pages {
            try take("preferences-\(page)") {
                let dialog = PreferencesDialog(run.model.preferences)
                dialog.present(over: run.window, among: dialogs)
                dialog.show(page)
            }
        }
        try take("warning") { AlertDialog.present(warning(clock.now, context), over: run.window) }
        try take("warnings") {
            AlertListDialog.present(
                [Alert].ofEachSeverity(at: clock.now).map { AlertWording($0, context) }, over: run.window)
        }
        try take("shortcuts") { ShortcutsDialog.present(over: run.window) }
        for card in stage.gallery.model.page?.details ?? [] where [.air, .sky, .wind].contains(card.kind) {
            try take("detail-\(card.id)") { DetailDialog.present(card, over: run.window) }
        }
    }

    /// A warning with everything a source may give, changed twice.
    private static func warning(_ now: Date, _ context: SentenceContext) -> AlertWording {
        var first = [Alert].ofEachSeverity(at: now)[0]
        first.severity = .moderate
        first.texts[0].description = String(repeating: "Gusts of up to 130 km/h on exposed shores. ", count: 8)
        var second = first
        second.ends = first.ends.map { $0 + 7200 }
        var third = second
        third.severity = .severe
        let record = AlertRecord(
            number: 1, source: "a", alertID: first.id,
            changes: [
                AlertChange(number: 1, kind: .new, at: now - 7200, alert: first),
                AlertChange(number: 2, kind: .extended, at: now - 3600, alert: second),
                AlertChange(number: 3, kind: .escalated, at: now - 60, alert: third),
            ])
        return AlertWording(third, record: record, context)
    }
}
