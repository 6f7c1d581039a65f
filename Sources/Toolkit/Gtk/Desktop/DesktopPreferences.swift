/// How the user wants all programs to look.
public struct DesktopPreferences: Sendable, Hashable {
    /// Light or dark.
    public enum ColorScheme: UInt32, Sendable, Hashable {
        // The numbers are the portal's.
        case noPreference = 0
        case dark = 1
        case light = 2
    }

    /// No preference where the desktop does not say.
    public var colorScheme = ColorScheme.noPreference
    /// False where the desktop does not say.
    public var isHighContrast = false

    /// No preferences.
    public init() {}
}
