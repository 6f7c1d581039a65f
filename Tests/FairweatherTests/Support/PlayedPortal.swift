import GtkTestSupport

/// The desktop's settings portal, played by the test: it wants dark colours and the usual contrast, until it is changed.
@MainActor
final class PlayedPortal {
    private var bus = PrivateBus()

    private static let namespace = "org.freedesktop.appearance"

    /// Begins what reads the portal, and again on another bus where GLib still holds the connection of a test before.
    func begun<Reader>(_ begin: () -> Reader, until hasRead: () -> Bool) -> Reader? {
        for _ in 1...3 {
            guard bus.own("org.freedesktop.portal.Desktop") else { return nil }
            bus.answer("ReadAll", with: "({'\(Self.namespace)': {'color-scheme': <uint32 1>}},)")
            var reader: Reader? = begin()
            if GtkTesting.pump(until: hasRead, limit: 3) {
                // What it listens to is known to the bus before anything is said.
                bus.sync()
                return reader
            }
            // The bus waits for whoever holds its connection.
            reader = nil
            GtkTesting.settle()
            bus.down()
            bus = PrivateBus()
        }
        return nil
    }

    func change(_ key: String, to value: Int) {
        bus.emit(
            "SettingChanged", of: "org.freedesktop.portal.Settings", at: "/org/freedesktop/portal/desktop",
            "('\(Self.namespace)', '\(key)', <uint32 \(value)>)")
    }

    func down() { bus.down() }
}
