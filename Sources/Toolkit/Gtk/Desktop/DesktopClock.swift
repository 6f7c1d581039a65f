internal import CGtk

/// The desktop's own choice of 12 or 24 hours: the key "clock-format" of the GSettings schema org.gnome.desktop.interface.
///
/// The schema is installed with GTK on desktops that never look at it. There only a value counts that somebody has set;
/// the schema's default counts on the desktops whose clock follows it.
@MainActor
public final class DesktopClock {
    private let settings: Object?
    private let countsDefault: Bool

    private static let schema = "org.gnome.desktop.interface"
    private static let key = "clock-format"
    /// The names in XDG_CURRENT_DESKTOP of the desktops whose clock follows the key.
    private static let followers: Set<String> = ["GNOME", "Unity", "Budgie", "Pantheon", "Phosh"]

    /// - Parameter desktop: The variable XDG_CURRENT_DESKTOP, names with colons between them; nil if it is not set.
    public init(desktop: String?) {
        countsDefault = (desktop ?? "").split(separator: ":").contains { Self.followers.contains(String($0)) }
        settings = Self.open()
    }

    /// Whether the schema is installed.
    public var isKnown: Bool { settings != nil }

    /// Calls the handler when the choice may have changed, until the clock is released.
    public func onChange(_ handler: @escaping @MainActor () -> Void) {
        if let settings { Signal.connect(settings, "changed::\(Self.key)", argument: { _ in handler() }) }
    }

    /// The choice; nil if the desktop has none.
    public var format: ClockFormat? {
        guard let settings else { return nil }
        if !countsDefault {
            guard let own = g_settings_get_user_value(settings.pointer(), Self.key) else { return nil }
            g_variant_unref(own)
        }
        guard let text = g_settings_get_string(settings.pointer(), Self.key) else { return nil }
        defer { g_free(text) }
        return ClockFormat(rawValue: String(cString: text))
    }

    /// Returns the settings of the schema; nil if it is not installed or lacks the key, which would end the program.
    private static func open() -> Object? {
        guard let source = g_settings_schema_source_get_default(),
            let found = g_settings_schema_source_lookup(source, schema, 1)
        else { return nil }
        defer { g_settings_schema_unref(found) }
        guard g_settings_schema_has_key(found, key) != 0, let settings = g_settings_new_full(found, nil, nil) else {
            return nil
        }
        return Object(adopting: UnsafeMutableRawPointer(settings))
    }
}
