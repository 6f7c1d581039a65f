import Gtk
import Presentation
import WeatherStore

/// Gives the windows the look that the settings ask for, or else the desktop, at every change of either.
@MainActor
final class DesktopLook {
    private let settings: SettingsViewModel
    private let isDarkAnyway: Bool
    private let changed: @MainActor () -> Void
    private var portal: SettingsPortal?
    private var binding: Binding?

    /// - Parameters:
    ///   - isDarkAnyway: The command line wants it dark.
    ///   - bus: Where the desktop's portal is.
    ///   - changed: The windows look otherwise now.
    init(
        _ settings: SettingsViewModel, isDarkAnyway: Bool, bus: MessageBus = .session,
        changed: @escaping @MainActor () -> Void
    ) {
        (self.settings, self.isDarkAnyway, self.changed) = (settings, isDarkAnyway, changed)
        binding = Binding { [weak self] in self?.apply() }
        portal = SettingsPortal(on: bus) { [weak self] _ in self?.apply() }
    }

    private func apply() {
        let scheme = settings.settings.colorScheme
        let desktop = portal?.preferences ?? DesktopPreferences()
        // Without a portal a dark theme is all a desktop says.
        let isDesktopDark =
            desktop.colorScheme == .dark || (desktop.colorScheme == .noPreference && Appearance.hasDarkTheme)
        let isDark = isDarkAnyway || scheme.isDark(onDarkDesktop: isDesktopDark)
        guard isDark != Appearance.isDark || desktop.isHighContrast != Appearance.isHighContrast else { return }
        Appearance.show(isDark: isDark, isHighContrast: desktop.isHighContrast)
        changed()
    }
}
