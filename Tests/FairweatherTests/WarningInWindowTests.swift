import CGtk
import Foundation
import GtkTestSupport
import Presentation
import WeatherModel
import WeatherStore
import WeatherText
import XCTest

@testable import Gtk
@testable import fairweather

/// A warning from a socket through the file to the dialog, while it changes and the program is started again.
final class WarningInWindowTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    func testADialogSaysWhatChangedAlsoAfterARestartAndASwitchOfThePlaceHidesIt() throws {
        try onMain {
            let (folder, clock) = (try Files.temporaryFolder(), SettableClock("2026-02-10T12:10:00Z"))
            let server = WeatherServer()
            XCTAssertTrue(GtkTesting.pump(until: { server.isReady }))
            server.answer(DutchWarning.path, DutchWarning.feed("NL.1", "Alert", "Moderate"))
            try DutchWarning.save(folder)
            do {
                let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
                run.waitFor("Wind gusts")
                run.settle()
                XCTAssertTrue(try Self.open(run).contains("Last change: First seen at 13:10."))
                clock.advance(by: 3600)
                server.answer(DutchWarning.path, DutchWarning.feed("NL.2", "Update", "Severe"))
                run.model.page?.refresh()
                run.settle()
                let text = try Self.open(run)
                XCTAssertTrue(text.contains("Last change: Raised at 14:10: severe instead of moderate."), text)
                XCTAssertTrue(text.contains("Earlier changes: First seen at 13:10."), text)
                for label in [
                    "When\n", "Where\nDrenthe", "Severity: Severe", "Certainty: Likely", "Issued: ", "Issued by: KNMI",
                ] {
                    XCTAssertTrue(text.contains(label), "\(label) is not in \(text)")
                }
            }
            let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
            run.settle()
            XCTAssertTrue(try Self.open(run).contains("Raised at 14:10"))
            run.model.preferences.showAlerts(false, for: DutchWarning.place.id)
            XCTAssertTrue(GtkTesting.pump(until: { !run.texts.contains("Wind gusts") }))
            XCTAssertEqual(
                run.model.page?.absences.first, "Warnings for this place are switched off in the preferences.")
            run.model.preferences.showAlerts(true, for: DutchWarning.place.id)
            run.waitFor("Wind gusts")
            run.model.settings.change { $0.alertChoice.leastSeverity = .extreme }
            XCTAssertTrue(GtkTesting.pump(until: { !run.texts.contains("Wind gusts") }))
            XCTAssertEqual(
                run.model.page?.absences.first,
                "1 warning is of a kind or severity that is switched off in the preferences.")
        }
    }

    func testAutomaticRefreshCanBeOffAndFiveStillWorks() throws {
        try onMain {
            let (folder, clock) = (try Files.temporaryFolder(), SettableClock("2026-02-10T12:10:00Z"))
            let server = WeatherServer()
            XCTAssertTrue(GtkTesting.pump(until: { server.isReady }))
            server.answer(DutchWarning.path, DutchWarning.feed("NL.1", "Alert", "Moderate"))
            try DutchWarning.save(folder)
            let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
            run.waitFor("Wind gusts")
            run.settle()
            run.model.settings.change { $0.refreshesAutomatically = false }
            XCTAssertEqual(
                run.model.page?.absences.first, "Automatic refresh is off. Press F5 to refresh the weather.")
            let asked = server.requests.count
            clock.advance(by: 6 * 3600)
            run.model.minutePassed()
            run.settle()
            XCTAssertEqual(server.requests.count, asked, "something was asked for")
            run.model.page?.refresh()
            run.settle()
            XCTAssertGreaterThan(server.requests.count, asked)
        }
    }

    func testAWarningThatComesByItselfIsAnnouncedOnceAndNotAgainAfterARestart() throws {
        try onMain {
            let (folder, clock) = (try Files.temporaryFolder(), SettableClock("2026-02-10T12:10:00Z"))
            let server = WeatherServer()
            XCTAssertTrue(GtkTesting.pump(until: { server.isReady }))
            server.answer(DutchWarning.path, WeatherServer.Answer(#"{"warnings": []}"#))
            try DutchWarning.save(folder)
            do {
                let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
                run.settle()
                let former = run.model.announcement?.number ?? 0
                server.answer(DutchWarning.path, DutchWarning.feed("NL.1", "Alert", "Moderate"))
                Self.passAnHour(run, clock)
                run.waitFor("Wind gusts")
                run.settle()
                let news = try XCTUnwrap(run.model.announcement)
                XCTAssertEqual(news.number, former + 1)
                XCTAssertTrue(news.text.hasPrefix("New warning for Assen: Wind gusts"), news.text)
                Self.passAnHour(run, clock)
                run.settle()
                XCTAssertEqual(run.model.announcement?.number, news.number)
            }
            let run = try RunningWindow(allSources: server.url, folder: folder, clock: clock)
            run.waitFor("Wind gusts")
            run.settle()
            XCTAssertFalse(run.model.announcement?.text.contains("Wind gusts") ?? false)
        }
    }

    /// A computer that slept for an hour, and is left alone until it has settled.
    @MainActor
    private static func passAnHour(_ run: RunningWindow, _ clock: SettableClock) {
        for seconds in [3600.0, 60] {
            clock.advance(by: seconds)
            run.model.minutePassed()
        }
    }

    /// Opens the warning on the page by its strip, reads the dialog and closes it.
    @MainActor
    private static func open(_ run: RunningWindow) throws -> String {
        let name = try XCTUnwrap(run.model.page?.warnings.foremost?.spokenText)
        XCTAssertTrue(WidgetTree.press(name, in: run.window))
        let dialog = try XCTUnwrap(WidgetTree.topLevels().first { $0.raw != run.window.raw })
        XCTAssertTrue(GtkTesting.paint(dialog))
        XCTAssertTrue(WidgetTree.expandAll(in: dialog))
        GtkTesting.settle()
        let texts = WidgetTree.all("GtkTextView", in: dialog).map { TextView(retaining: $0.raw).text }
        let text = (WidgetTree.texts(in: dialog) + texts).joined(separator: "\n")
        WidgetTree.closeWindows(but: run.window)
        return text
    }
}
