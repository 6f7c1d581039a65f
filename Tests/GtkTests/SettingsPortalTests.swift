import GtkTestSupport
import XCTest

@testable import Gtk

final class SettingsPortalTests: XCTestCase {
    override func setUp() { onMain { XCTAssertTrue(GtkTesting.start(), "no display") } }

    private static let service = "org.freedesktop.portal.Desktop"

    private static let answer = """
        ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 1>,
          'accent-color': <(0.1, 0.2, 0.3)>}, 'org.gnome.desktop.interface': {'color-scheme': <uint32 2>}},)
        """

    func testThePreferencesAreReadAndFollowed() {
        onMain {
            let handlers = LiveHandlers.count
            let bus = PrivateBus()
            XCTAssertTrue(bus.own(Self.service))
            bus.answer("ReadAll", with: Self.answer)
            var seen: [DesktopPreferences] = []
            var portal: SettingsPortal? = SettingsPortal(on: bus.place) { seen.append($0) }
            XCTAssertEqual(portal?.preferences, DesktopPreferences())
            // The answer comes after the bus knows what is listened to.
            XCTAssertTrue(GtkTesting.pump(until: { seen.count == 1 }))
            XCTAssertEqual(portal?.preferences.colorScheme, .dark)
            XCTAssertEqual(portal?.preferences.isHighContrast, true)

            emit("('org.gnome.desktop.interface', 'color-scheme', <uint32 2>)", on: bus)
            emit("('org.freedesktop.appearance', 'color-scheme', <uint32 1>)", on: bus)
            emit("('org.freedesktop.appearance', 'color-scheme', <uint32 2>)", on: bus)
            XCTAssertTrue(GtkTesting.pump(until: { seen.count == 2 }))
            XCTAssertEqual(portal?.preferences.colorScheme, .light)
            emit("('org.freedesktop.appearance', 'contrast', <uint32 0>)", on: bus)
            XCTAssertTrue(GtkTesting.pump(until: { seen.count == 3 }))
            XCTAssertEqual(portal?.preferences.isHighContrast, false)
            emit("('org.freedesktop.appearance', 'color-scheme', <'of another type'>)", on: bus)
            XCTAssertTrue(GtkTesting.pump(until: { seen.count == 4 }))
            XCTAssertEqual(portal?.preferences, DesktopPreferences())

            portal = nil
            emit("('org.freedesktop.appearance', 'color-scheme', <uint32 1>)", on: bus)
            bus.sync(with: nil)
            GtkTesting.settle()
            XCTAssertEqual(seen.count, 4)
            bus.down()
            // The wait has a handler of its own.
            XCTAssertTrue(GtkTesting.pump(until: { LiveHandlers.count <= handlers + 1 }))
            XCTAssertEqual(LiveHandlers.count, handlers)
        }
    }

    func testWithoutAPortalThePreferencesStayEmpty() {
        onMain {
            let bus = PrivateBus()
            let handlers = LiveHandlers.count
            var portal: SettingsPortal? = SettingsPortal(on: bus.place) { _ in XCTFail("nobody answers") }
            XCTAssertTrue(GtkTesting.pump(until: { portal?.bus?.isListening == true }))
            bus.sync(with: portal?.bus)
            GtkTesting.settle()
            XCTAssertEqual(portal?.preferences, DesktopPreferences())
            portal = nil
            // The wait has a handler of its own.
            XCTAssertTrue(GtkTesting.pump(until: { LiveHandlers.count <= handlers + 1 }))
            XCTAssertEqual(LiveHandlers.count, handlers)
            bus.down()
        }
    }
}

@MainActor
private func emit(_ arguments: String, on bus: PrivateBus) {
    bus.emit("SettingChanged", of: "org.freedesktop.portal.Settings", at: "/org/freedesktop/portal/desktop", arguments)
}
