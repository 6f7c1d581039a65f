import WeatherText

/// A page of the preferences.
public enum PreferencesPage: Sendable, Hashable, CaseIterable {
    case general, warnings, notices, sources, keys, appearance, privacy

    /// The label of the button that leads to the page.
    public var title: String {
        switch self {
        case .general: tr("General")
        case .warnings: tr("Warnings")
        case .notices: tr("Notifications")
        case .sources: tr("Sources")
        case .keys: tr("Keys")
        case .appearance: tr("Appearance")
        case .privacy: tr("Privacy")
        }
    }

    /// The introduction above the rows; nil for none.
    public var introduction: String? {
        switch self {
        case .general, .appearance: nil
        case .warnings: tr("Official warnings, where a source has them for the place.")
        case .notices: tr("Your desktop shows these while Fairweather is running, with or without its window.")
        case .sources:
            tr("Each part of the weather comes from the first source in this list that offers it for the place.")
        case .keys:
            tr("These sources need a key of your own. Keys are never written to a file or sent anywhere else.")
        case .privacy:
            tr(
                "Fairweather asks where you are only when you use your location. It sends nothing but requests for the places you choose."
            )
        }
    }
}
