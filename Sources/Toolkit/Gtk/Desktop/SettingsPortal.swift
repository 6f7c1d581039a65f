internal import CGtk

/// Reads the user's style preferences and their changes from the desktop's settings portal
/// (org.freedesktop.portal.Settings, namespaces org.freedesktop.appearance and, for the clock, org.gnome.desktop.interface).
///
/// Without a portal the preferences stay empty.
@MainActor
public final class SettingsPortal {
    /// The preferences; empty until the portal has answered.
    public private(set) var preferences = DesktopPreferences()

    private let handler: @MainActor (DesktopPreferences) -> Void
    private(set) var bus: BusConnection?

    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespaces = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]

    /// - Parameters:
    ///   - place: The bus of the portal.
    ///   - handler: Called when the preferences have changed, until the portal is released.
    public init(on place: MessageBus = .session, onChange handler: @escaping @MainActor (DesktopPreferences) -> Void) {
        self.handler = handler
        bus = BusConnection(place) { [weak self] in self?.start($0) }
    }

    private func start(_ bus: BusConnection) {
        // The signal is subscribed to first, so that no change is missed.
        bus.onSignal(
            "SettingChanged", of: Self.interface, at: Self.path, from: Self.service, type: "(ssv)"
        ) { [weak self] arguments in
            let fields = arguments.children
            guard fields.count == 3, let namespace = fields[0].text, let key = fields[1].text else { return }
            self?.change { Self.set(namespace, key, fields[2], in: &$0) }
        }
        guard let question = g_variant_parse(nil, "(\(Self.namespaces),)", nil, nil, nil) else { return }
        bus.call(
            "ReadAll", of: Self.interface, at: Self.path, in: Self.service, arguments: Variant(adopting: question),
            type: "(a{sa{sv}})"
        ) { [weak self] answer in
            self?.change { preferences in
                for namespace in answer.children.first?.children ?? [] {
                    guard let name = namespace.children.first?.text else { continue }
                    for entry in namespace.children.last?.children ?? [] {
                        guard let key = entry.children.first?.text, let value = entry.children.last else { continue }
                        Self.set(name, key, value, in: &preferences)
                    }
                }
            }
        }
    }

    private func change(_ body: (inout DesktopPreferences) -> Void) {
        let before = preferences
        body(&preferences)
        if preferences != before { handler(preferences) }
    }

    /// Sets a preference; values of other types or meanings count as none.
    private static func set(
        _ namespace: String, _ key: String, _ value: Variant, in preferences: inout DesktopPreferences
    ) {
        guard namespace == namespaces[0] else {
            if key == "clock-format" { preferences.clockFormat = value.unwrapped.text.flatMap(ClockFormat.init) }
            return
        }
        let number = value.unwrapped.number
        switch key {
        case "color-scheme": preferences.colorScheme = number.flatMap { .init(rawValue: $0) } ?? .noPreference
        case "contrast": preferences.isHighContrast = number == 1
        default: break
        }
    }
}
