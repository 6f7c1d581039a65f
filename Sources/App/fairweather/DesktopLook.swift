import Gtk
import Presentation
import WeatherStore

/// Applies the colour scheme of the settings or the desktop to the windows, and the desktop's clock to all times, whenever
/// one of them changes.
@MainActor
final class DesktopLook {
    private let settings: SettingsViewModel
    private let isDarkAnyway: Bool
    private let changed: @MainActor () -> Void
    private let clock: DesktopClock?
    private var portal: SettingsPortal?
    private var binding: Binding?

    /// - Parameters:
    ///   - isDarkAnyway: Whether the command line requests the dark style.
    ///   - clock: The desktop's choice of 12 or 24 hours; nil where only the portal knows it.
    ///   - bus: The message bus with the desktop's portal.
    ///   - changed: Called after the style has changed.
    init(
        _ settings: SettingsViewModel, isDarkAnyway: Bool, clock: DesktopClock? = nil, bus: MessageBus = .session,
        changed: @escaping @MainActor () -> Void
    ) {
        (self.settings, self.isDarkAnyway, self.changed) = (settings, isDarkAnyway, changed)
        self.clock = clock
        binding = Binding { [weak self] in self?.apply() }
        portal = SettingsPortal(on: bus) { [weak self] _ in
            self?.apply()
            self?.followClock()
        }
        clock?.onChange { [weak self] in self?.followClock() }
    }

    private func followClock() {
        let format = clock == nil ? portal?.preferences.clockFormat : clock?.format
        settings.follow(desktopClock: Settings.ClockFormat(format))
    }

    private func apply() {
        let scheme = settings.settings.colorScheme
        let desktop = portal?.preferences ?? DesktopPreferences()
        // Without a portal, only GTK's own settings and the name of a theme indicate the preference.
        let isDarkTheme = Appearance.prefersDarkTheme || Appearance.hasDarkTheme
        let isDesktopDark = desktop.colorScheme == .dark || (desktop.colorScheme == .noPreference && isDarkTheme)
        let isHighContrast = desktop.isHighContrast || Appearance.hasHighContrastTheme
        let isDark = isDarkAnyway || scheme.isDark(onDarkDesktop: isDesktopDark)
        guard isDark != Appearance.isDark || isHighContrast != Appearance.isHighContrast else { return }
        Appearance.show(isDark: isDark, isHighContrast: isHighContrast)
        changed()
    }
}

extension Settings.ClockFormat {
    /// Takes over the desktop's choice; `automatic` if it has none.
    init(_ format: ClockFormat?) {
        self =
            switch format {
            case .twelveHours: .twelveHours
            case .twentyFourHours: .twentyFourHours
            case nil: .automatic
            }
    }
}
