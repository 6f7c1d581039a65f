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

/// The fixed texts of the preferences.
public enum SettingsWords {
    /// The heading of the sections of the page.
    public static var sections: String { tr("Sections on the page") }
    /// The heading of the user's rules.
    public static var rules: String { tr("Tell me if…") }
    /// The sentence below it.
    public static var rulesNote: String {
        tr("Each rule is checked when weather arrives. Nothing is asked for a rule’s sake.")
    }
    /// The heading of the places whose warnings are shown.
    public static var warningsByPlace: String { tr("Places with warnings") }
    /// The choice of the part whose order of sources is shown.
    public static var orderedPart: String { tr("Order of the sources") }
    /// The button that restores the default order of the sources.
    public static var resetOrder: String { tr("Restore the default order") }
    /// The button that stores a key.
    public static var saveKey: String { tr("Save") }
    /// The button that removes a key.
    public static var removeKey: String { tr("Remove") }
    /// The button that tests whether the source accepts the key.
    public static var checkKey: String { tr("Check") }
    /// The text in the empty field for a key.
    public static var pasteKey: String { tr("Paste the key here") }
}
