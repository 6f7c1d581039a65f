import Foundation
import GtkTestSupport
import Presentation
import WeatherStore
import XCTest

@testable import Gtk
@testable import fairweather

/// The window follows what the desktop wants and what the settings say, while it is open.
final class DesktopLookTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    override func tearDown() { onMain { Appearance.show(isDark: false, isHighContrast: false) } }

    func testTheDesktopsColoursAndContrastAreFollowedAndGivenBack() throws {
        try onMain {
            let run = try Self.window()
            let (theme, bus) = (Self.theme, PlayedPortal())
            var changes = 0
            var look: DesktopLook? = DesktopLook(run.model.settings, isDarkAnyway: false, bus: bus.place) {
                changes += 1
            }
            XCTAssertTrue(GtkTesting.pump(until: { Appearance.isDark }))
            XCTAssertTrue(run.window.hasStyle("dark"))
            XCTAssertFalse(run.window.hasStyle("high-contrast"))
            XCTAssertEqual(changes, 1)
            bus.change("contrast", to: 1)
            XCTAssertTrue(GtkTesting.pump(until: { run.window.hasStyle("high-contrast") }))
            XCTAssertEqual(Self.theme, "Default-hc-dark")
            bus.change("color-scheme", to: 2)
            XCTAssertTrue(GtkTesting.pump(until: { !run.window.hasStyle("dark") }))
            XCTAssertTrue(run.window.hasStyle("high-contrast"))
            XCTAssertEqual(Self.theme, "Default-hc")
            bus.change("contrast", to: 0)
            XCTAssertTrue(GtkTesting.pump(until: { !run.window.hasStyle("high-contrast") }))
            XCTAssertEqual(Self.theme, theme, "the desktop's own theme is back")
            XCTAssertEqual(changes, 4)
            XCTAssertNotNil(look)
            look = nil
            bus.down()
        }
    }

    func testTimesFollowTheDesktopsClockUnlessTheReaderHasChosen() throws {
        try onMain {
            let run = try Self.window()
            let bus = PlayedPortal()
            var look: DesktopLook? = DesktopLook(run.model.settings, isDarkAnyway: false, bus: bus.place) {}
            XCTAssertTrue(GtkTesting.pump(until: { Appearance.isDark }))
            run.add("Paris")
            run.settle()
            let time = { run.model.page?.locationTime ?? "" }
            let usual = time()
            XCTAssertFalse(usual.hasSuffix("M"), "the locale says 24 hours: \(usual)")
            bus.changeClock(to: "12h")
            XCTAssertTrue(GtkTesting.pump(until: { time().hasSuffix("M") }), time())
            run.model.settings.change { $0.clockFormat = .twentyFourHours }
            XCTAssertEqual(time(), usual)
            run.model.settings.change { $0.clockFormat = .automatic }
            XCTAssertTrue(time().hasSuffix("M"))
            bus.changeClock(to: "24h")
            XCTAssertTrue(GtkTesting.pump(until: { time() == usual }), time())
            XCTAssertNotNil(look)
            look = nil
            bus.down()
        }
    }

    func testTheSettingsComeBeforeTheDesktop() throws {
        try onMain {
            let run = try Self.window()
            let bus = PlayedPortal()
            var look: DesktopLook? = DesktopLook(run.model.settings, isDarkAnyway: false, bus: bus.place) {}
            XCTAssertTrue(GtkTesting.pump(until: { Appearance.isDark }))
            run.model.settings.change { $0.colorScheme = .light }
            XCTAssertTrue(GtkTesting.pump(until: { !run.window.hasStyle("dark") }))
            bus.change("contrast", to: 1)
            XCTAssertTrue(GtkTesting.pump(until: { run.window.hasStyle("high-contrast") }))
            XCTAssertFalse(run.window.hasStyle("dark"))
            run.model.settings.change { $0.colorScheme = .desktop }
            XCTAssertTrue(GtkTesting.pump(until: { run.window.hasStyle("dark") }))
            XCTAssertNotNil(look)
            look = nil
            bus.down()
        }
    }

    func testTheCommandLinesDarknessComesBeforeAll() throws {
        try onMain {
            let run = try Self.window()
            let look = DesktopLook(run.model.settings, isDarkAnyway: true, bus: .address("unix:path=/nonexistent")) {}
            XCTAssertTrue(run.window.hasStyle("dark"))
            run.model.settings.change { $0.colorScheme = .light }
            GtkTesting.settle()
            XCTAssertTrue(run.window.hasStyle("dark"))
            withExtendedLifetime(look) {}
        }
    }

    func testTheDarkThemeThatGTKsOwnFileAsksForIsThatOfTheDesktopWithoutAPortal() throws {
        try onMain {
            Appearance.show(isDark: false, isHighContrast: false)
            // As GTK reads it from settings.ini.
            Property.set("gtk-application-prefer-dark-theme", true, on: Appearance.settings)
            defer { Property.set("gtk-application-prefer-dark-theme", false, on: Appearance.settings) }
            let run = try Self.window()
            let look = DesktopLook(run.model.settings, isDarkAnyway: false, bus: .address("unix:path=/nonexistent")) {}
            XCTAssertTrue(Appearance.isDark)
            XCTAssertTrue(run.window.hasStyle("dark"))
            run.model.settings.change { $0.colorScheme = .light }
            XCTAssertTrue(GtkTesting.pump(until: { !run.window.hasStyle("dark") }))
            run.model.settings.change { $0.colorScheme = .desktop }
            XCTAssertTrue(GtkTesting.pump(until: { run.window.hasStyle("dark") }), "it is not forgotten")
            withExtendedLifetime(look) {}
        }
    }

    @MainActor
    private static func window() throws -> RunningWindow {
        return try RunningWindow(
            server: nil, folder: try Files.temporaryFolder(), clock: SettableClock("2026-01-15T12:05:00Z"))
    }

    @MainActor
    private static var theme: String? { Property.string("gtk-theme-name", of: Appearance.settings) }
}
