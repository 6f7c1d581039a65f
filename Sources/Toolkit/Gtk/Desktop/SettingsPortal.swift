internal import CGtk

/// Reads the user's style preferences and their changes from the desktop's settings portal
/// (org.freedesktop.portal.Settings, namespace org.freedesktop.appearance).
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
    private static let namespace = "org.freedesktop.appearance"

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
            guard fields.count == 3, fields[0].text == Self.namespace, let key = fields[1].text else { return }
            self?.change { Self.set(key, fields[2], in: &$0) }
        }
        guard let question = g_variant_parse(nil, "(['\(Self.namespace)'],)", nil, nil, nil) else { return }
        bus.call(
            "ReadAll", of: Self.interface, at: Self.path, in: Self.service, arguments: Variant(adopting: question),
            type: "(a{sa{sv}})"
        ) { [weak self] answer in
            let namespaces = answer.children.first?.children ?? []
            let values = namespaces.first { $0.children.first?.text == Self.namespace }?.children.last
            self?.change { preferences in
                for entry in values?.children ?? [] {
                    guard let key = entry.children.first?.text, let value = entry.children.last else { continue }
                    Self.set(key, value, in: &preferences)
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
    private static func set(_ key: String, _ value: Variant, in preferences: inout DesktopPreferences) {
        let number = value.unwrapped.number
        switch key {
        case "color-scheme": preferences.colorScheme = number.flatMap { .init(rawValue: $0) } ?? .noPreference
        case "contrast": preferences.isHighContrast = number == 1
        default: break
        }
    }
}
