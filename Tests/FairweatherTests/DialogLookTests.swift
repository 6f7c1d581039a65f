import CGtk
import DesktopAssembly
import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import WeatherStore
import WeatherText
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather_gallery

/// Every dialog with real content in the real style sheet, wide and narrow, at both ends of the sizes of text.
final class DialogLookTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testNoTextOfADialogIsCutAtAnyWidthAndSizeOfText() throws {
        try onMain {
            for (percent, width) in [(100, 560), (100, 360), (200, 560), (200, 360)] {
                try TextSize.with(percent: percent) {
                    try Self.eachDialog(width: width) { name, dialog in
                        let place = "\(name) at \(width) px and \(percent) %"
                        // What comes from files meanwhile has no place before the next frame.
                        _ = GtkTesting.pump(
                            until: { WidgetTree.cutLabels(in: dialog, isToldEnough: true).isEmpty }, limit: 20)
                        XCTAssertEqual(WidgetTree.cutLabels(in: dialog, isToldEnough: true), [], place)
                        Self.keepPicture(of: dialog, "\(name)-\(width)-\(percent)")
                    }
                }
            }
        }
    }

    func testNoTextOfADialogIsSqueezedIntoLessThanHalfOfItsCard() throws {
        try onMain {
            for width in [676, 360] {
                try Self.eachDialog(width: width) { name, dialog in
                    XCTAssertEqual(WidgetTree.squeezedLabels(in: dialog), [], "\(name) at \(width) px")
                }
            }
        }
    }

    func testTheLinesAtADialogsSidesBeginAtItsTop() throws {
        try onMain {
            try Self.eachDialog(width: 560) { name, dialog in
                let titleBar = WidgetTree.frames(styled: "titlebar", in: dialog).first
                let content = gtk_window_get_child(dialog.pointer()).flatMap { child in
                    WidgetTree.bounds(of: Widget(retaining: UnsafeMutableRawPointer(child)), in: dialog)
                }
                XCTAssertEqual(titleBar?.x, content?.x, name)
                XCTAssertEqual(titleBar?.width, content?.width, name)
            }
        }
    }

    func testCapsSwitchesAndLinesAreAsTheDesignHasThem() throws {
        try onMain {
            try TextFont.with("Noto Sans 11") {
                try Self.eachDialog(width: 676) { name, dialog in
                    for (frame, knob) in zip(
                        WidgetTree.bounds(named: "switch", in: dialog), WidgetTree.bounds(named: "slider", in: dialog))
                    {
                        XCTAssertEqual(knob.height, 18, name)
                        XCTAssertGreaterThanOrEqual(knob.y - frame.y, 2, name)
                    }
                    guard name == "shortcuts" else { return }
                    let caps = WidgetTree.bounds(styled: "keycap", in: dialog)
                    XCTAssertEqual(caps.map(\.width).min(), 26)
                    // The last row of a card has no line, which would be a second edge.
                    let ends = WidgetTree.bounds(styled: "form", in: dialog).map { $0.y + $0.height }
                    for row in WidgetTree.bounds(styled: "form-row", in: dialog) {
                        let isLast = ends.contains { ($0 - 2...$0).contains(row.y + row.height) }
                        XCTAssertEqual(row.height, isLast ? 39 : 40, "at \(row.y)")
                    }
                }
            }
        }
    }

    func testASwitchThatIsOffStandsOutFromItsCard() throws {
        try onMain {
            for look in [GalleryLook.light, .dark, .highContrast] {
                defer { Appearance.show(isDark: false, isHighContrast: false) }
                var count = 0
                try Self.eachDialog(width: 676, look: look) { name, dialog in
                    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
                    defer { try? FileManager.default.removeItem(at: file) }
                    let isWritten = GtkTesting.pump(until: { dialog.writeSnapshot(to: file.path) })
                    guard isWritten, let picture = Picture(file: file.path) else { return XCTFail(name) }
                    // The picture begins at the dialog's frame, its widgets are counted from within that.
                    guard let edge = WidgetTree.bounds(of: dialog, in: dialog) else { return XCTFail(name) }
                    for (frame, knob) in zip(
                        WidgetTree.bounds(named: "switch", in: dialog), WidgetTree.bounds(named: "slider", in: dialog))
                    where knob.x - frame.x < 8 && frame.y + frame.height < edge.y + picture.height {
                        // At the end that its slider has left, from within to without.
                        let end = frame.x + frame.width - edge.x
                        let middle = frame.y + frame.height / 2 - edge.y
                        let light = picture.luminances(
                            x: end - 4..<end + 4, y: middle..<middle + 1, under: (0, 0, 0, 0))
                        guard let light else { return XCTFail(name) }
                        count += 1
                        XCTAssertGreaterThanOrEqual(
                            (light.upperBound + 0.05) / (light.lowerBound + 0.05), 3, "\(look), \(name)")
                    }
                }
                XCTAssertGreaterThan(count, 2, "\(look)")
            }
        }
    }

    func testADialogIsInTheStyleOfItsWindow() throws {
        try onMain {
            for (look, style) in [(.dark, "dark"), (.highContrast, "high-contrast")] as [(GalleryLook, String)] {
                defer { Appearance.show(isDark: false, isHighContrast: false) }
                try Self.eachDialog(width: 676, look: look) { name, dialog in
                    XCTAssertTrue(dialog.hasStyle(style), name)
                    Self.keepPicture(of: dialog, "\(name)-\(style)")
                }
            }
        }
    }

    func testWhatCouldNotBeSavedBeginsWhereTheWordsOfTheCardsDo() throws {
        try onMain {
            ShippedFiles().dressProgram()
            let folder = try Files.temporaryFolder()
            let settings = folder.appending(path: "file")
            try Data("no folder".utf8).write(to: settings)
            let run = try RunningWindow(
                server: nil, folder: folder, settings: settings, clock: SettableClock("2026-02-10T12:00:00Z"))
            let dialog = PreferencesDialog(run.model.preferences)
            dialog.present(over: run.window, among: OpenDialogs())
            run.model.settings.change { $0.colorScheme = .light }
            XCTAssertNotNil(run.model.preferences.problem)
            let window = try XCTUnwrap(WidgetTree.topLevels().first { $0.title == WindowWords.preferences })
            XCTAssertTrue(GtkTesting.paint(window))
            GtkTesting.settle()
            XCTAssertTrue(GtkTesting.paint(window))
            let cards = WidgetTree.frames(styled: "card", in: window).map(\.x)
            XCTAssertEqual(
                WidgetTree.frames(styled: "dialog-problem", in: window).map(\.x), cards.prefix(1).map { $0 + 12 })
        }
    }

    /// Writes a picture to look at, where a folder is named for it.
    @MainActor
    private static func keepPicture(of dialog: Window, _ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["FAIRWEATHER_PICTURES"] else { return }
        let isWritten = GtkTesting.pump(until: { dialog.writeSnapshot(to: "\(folder)/\(name).png") })
        XCTAssertTrue(isWritten, name)
    }

    /// Opens each dialog in turn, of that width.
    @MainActor
    private static func eachDialog(
        width: Int, look: GalleryLook = .light, _ body: (String, Window) -> Void
    ) throws {
        let picture = GalleryPicture(scene: .rain, look: look, width: 1000, language: .english)
        // It dresses the program in the look.
        let stage = try Stage(picture, height: 900)
        defer { withExtendedLifetime(stage) {} }
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
        let list = WarningList(
            [warning(clock.now, context)]
                + [Alert].ofEachSeverity(at: clock.now).map { AlertDisplayText($0, context) }, of: "New York City")
        try take("warning") { AlertsDialog.present(list, at: 0, over: run.window) }
        try take("warnings") { AlertsDialog.present(list, over: run.window) }
        try take("shortcuts") { ShortcutsDialog.present(over: run.window) }
    }

    /// A warning with everything a source may give, changed twice.
    private static func warning(_ now: Date, _ context: SentenceContext) -> AlertDisplayText {
        var first = [Alert].ofEachSeverity(at: now)[0]
        first.severity = .moderate
        first.texts[0].event = "Extreme Wind Warning"
        first.texts[0].description = """
            * WHAT...Gusts of up to 130 km/h on exposed shores.

            * IMPACTS...Damaging winds will blow down trees and power lines. Widespread power outages are expected. Travel
            will be difficult, especially for high profile vehicles.
            """
        first.texts[0].instruction = "People are strongly urged to stay indoors and away from windows."
        first.sent = now - 7200
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
        return AlertDisplayText(third, record: record, context)
    }
}
