import Gtk
import GtkTestSupport
import XCTest

/// The desktop's settings portal, played by the test: it wants dark colours and the usual contrast, until it is changed.
@MainActor
final class PlayedPortal {
    private let bus = PrivateBus()

    private static let namespace = "org.freedesktop.appearance"

    init() {
        XCTAssertTrue(bus.own("org.freedesktop.portal.Desktop"))
        bus.answer("ReadAll", with: "({'\(Self.namespace)': {'color-scheme': <uint32 1>}},)")
    }

    /// Where it is asked.
    var place: MessageBus { bus.place }

    func change(_ key: String, to value: Int) {
        bus.emit(
            "SettingChanged", of: "org.freedesktop.portal.Settings", at: "/org/freedesktop/portal/desktop",
            "('\(Self.namespace)', '\(key)', <uint32 \(value)>)")
    }

    /// Says how GNOME writes times: "12h" or "24h".
    func changeClock(to format: String) {
        bus.emit(
            "SettingChanged", of: "org.freedesktop.portal.Settings", at: "/org/freedesktop/portal/desktop",
            "('org.gnome.desktop.interface', 'clock-format', <'\(format)'>)")
    }

    func down() { bus.down() }
}
