import WeatherText

/// The fixed texts of the preferences.
public enum SettingsWords {
    /// The heading of the sections of the page.
    public static var sections: String { tr("Sections on the page") }
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
