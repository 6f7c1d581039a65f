public import WeatherStore

extension Settings.ColorScheme {
    /// Whether windows are dark by the setting, on a desktop that is or is not.
    public func isDark(onDarkDesktop isDesktopDark: Bool) -> Bool {
        switch self {
        case .desktop: isDesktopDark
        case .light: false
        case .dark: true
        }
    }
}
