import WeatherText

/// The fixed texts of the preferences.
public enum SettingsWords {
    /// The heading of the sections of the page.
    public static var sections: String { tr("Sections on the page") }
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
