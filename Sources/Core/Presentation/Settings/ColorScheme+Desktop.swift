public import WeatherStore

extension Settings.ColorScheme {
    /// Returns whether windows are dark by the setting.
    public func isDark(onDarkDesktop isDesktopDark: Bool) -> Bool {
        switch self {
        case .desktop: isDesktopDark
        case .light: false
        case .dark: true
        }
    }
}
