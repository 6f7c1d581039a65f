import GtkTestSupport
import Presentation
import XCTest

@testable import Gtk
@testable import WeatherUI
@testable import fairweather

/// The switch of the preferences over the desktop's portal, played on a bus of its own, or over an autostart entry.
final class DesktopBackgroundTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    private static let title = "Keep running without a window"

    @MainActor
    private static func window(
        _ portal: PlayedBackground, in folder: URL, timeout: UInt32 = BackgroundPortal.defaultTimeout
    ) throws -> RunningWindow {
        try window(over: DesktopBackground(nil, on: portal.place, timeout: timeout), in: folder)
    }

    /// Sample data have no warnings to tell of, so that there is a source, of which nothing is asked without places.
    @MainActor
    private static func window(over background: DesktopBackground, in folder: URL) throws -> RunningWindow {
        try RunningWindow(
            allSources: URL(string: "http://127.0.0.1:9")!, folder: folder, clock: SettableClock(noon),
            background: background)
    }

    /// Presses the switch in the preferences.
    @MainActor
    private static func press(in run: RunningWindow) throws {
        let dialogs = OpenDialogs()
        let preferences = PreferencesDialog(run.model.preferences)
        preferences.present(over: run.window, among: dialogs)
        preferences.show(.notices)
        let dialog = try XCTUnwrap(WidgetTree.topLevels().first { $0.title == WindowWords.preferences })
        XCTAssertTrue(GtkTesting.paint(dialog))
        XCTAssertTrue(WidgetTree.toggle(title, in: dialog))
        dialog.close()
        GtkTesting.settle()
    }

    func testWhatThePortalPermitsHoldsOverARestartAndUntilItIsTakenBack() throws {
        try onMain {
            let portal = PlayedBackground(.answers("'background': <true>, 'autostart': <true>"))
            let folder = try Files.temporaryFolder()
            do {
                let run = try Self.window(portal, in: folder)
                run.settle()
                XCTAssertNil(portal.question, "nothing is asked unasked")
                try Self.press(in: run)
                XCTAssertTrue(GtkTesting.pump(until: { run.model.background?.isOn == true }))
                XCTAssertTrue(portal.question?.contains("['fairweather', '--background']") == true)
            }
            do {
                let run = try Self.window(portal, in: folder)
                XCTAssertEqual(run.model.background?.isOn, true)
                run.model.background?.confirm()
                GtkTesting.settle()
                XCTAssertEqual(run.model.background?.isOn, true)
            }
            portal.down()
            let other = PlayedBackground(.answers("'background': <false>, 'autostart': <false>"))
            let run = try Self.window(other, in: folder)
            run.model.background?.confirm()
            XCTAssertTrue(GtkTesting.pump(until: { run.model.background?.isOn == false }))
            other.down()
        }
    }

    func testARefusalSilenceAndAbsenceLeaveItOffAndAreTold() throws {
        try onMain {
            let cases: [(PlayedBackground, String)] = [
                (PlayedBackground(.refuses), "does not permit Fairweather to run without a window"),
                (PlayedBackground(.answers("'background': <true>, 'autostart': <false>")), "does not permit"),
                (PlayedBackground(.keepsSilent), "did not answer"),
                (PlayedBackground(isThere: false), "offers no way to run Fairweather without a window"),
                (PlayedBackground(.fails), "could not be set to start at log-in"),
            ]
            for (portal, words) in cases {
                // Who answers has as long as a busy machine takes.
                let timeout: UInt32 = words == "did not answer" ? 300 : 60_000
                let run = try Self.window(portal, in: try Files.temporaryFolder(), timeout: timeout)
                try Self.press(in: run)
                run.waitFor(words)
                XCTAssertEqual(run.model.background?.isOn, false, words)
                portal.down()
            }
        }
    }

    func testOutsideASandboxTheSwitchWritesAndRemovesTheEntryAndFollowsIt() throws {
        try onMain {
            let folder = try Files.temporaryFolder()
            let entry = AutostartEntry(environment: ["XDG_CONFIG_HOME": folder.path], program: "/usr/bin/fairweather")
            let run = try Self.window(over: DesktopBackground(entry), in: folder)
            try Self.press(in: run)
            XCTAssertTrue(entry.isThere)
            XCTAssertEqual(run.model.background?.isOn, true)
            try Self.press(in: run)
            XCTAssertFalse(entry.isThere)
            XCTAssertEqual(run.model.background?.isOn, false)
            try Self.press(in: run)
            // As the desktop's own settings do.
            try entry.remove()
            run.model.background?.confirm()
            XCTAssertEqual(run.model.background?.isOn, false)
        }
    }

    func testAnEntryThatCannotBeWrittenIsToldAsWhatItIs() throws {
        try onMain {
            let folder = try Files.temporaryFolder()
            try Data().write(to: folder.appending(path: "autostart"))
            let entry = AutostartEntry(environment: ["XDG_CONFIG_HOME": folder.path], program: "/usr/bin/fairweather")
            let run = try Self.window(over: DesktopBackground(entry), in: folder)
            try Self.press(in: run)
            run.waitFor("could not be set to start at log-in. The file could not be used")
            XCTAssertEqual(run.model.background?.isOn, false)
        }
    }
}
