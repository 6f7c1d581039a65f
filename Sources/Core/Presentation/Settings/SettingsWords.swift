import WeatherText

/// The fixed words of the preferences.
public enum SettingsWords {
    /// Heading of the sections of the page.
    public static var sections: String { tr("On the page") }
    /// Brings the program's own order of sources back.
    public static var resetOrder: String { tr("Use the program's own order") }
    /// Keeps a key that was typed.
    public static var saveKey: String { tr("Save") }
    /// Forgets a key.
    public static var removeKey: String { tr("Remove") }
    /// Asks the source whether it takes the key.
    public static var checkKey: String { tr("Check") }
    /// Stands in the empty field of a key.
    public static var pasteKey: String { tr("Paste the key here") }
}
