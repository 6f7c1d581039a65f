/// The user's preferences for the style of all programs.
public struct DesktopPreferences: Sendable, Hashable {
    /// The preferred colour scheme.
    public enum ColorScheme: UInt32, Sendable, Hashable {
        // The raw values are those of the settings portal.
        case noPreference = 0
        case dark = 1
        case light = 2
    }

    /// The preferred colour scheme; `noPreference` if the desktop does not say.
    public var colorScheme = ColorScheme.noPreference
    /// Whether high contrast is preferred; false if the desktop does not say.
    public var isHighContrast = false
    /// The format of times of day, as GNOME's portal tells it to programs in a sandbox; nil if the desktop does not say.
    public var clockFormat: ClockFormat?

    /// Makes empty preferences.
    public init() {}
}
