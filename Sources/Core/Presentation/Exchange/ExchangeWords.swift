import WeatherText

/// The fixed texts of export and import.
public enum ExchangeWords {
    /// The menu item and dialog title for exporting.
    public static var export: String { tr("Export places and settings…") }
    /// The menu item and dialog title for importing.
    public static var importing: String { tr("Import places and settings…") }
    /// The button that confirms the name of an exported file.
    public static var save: String { tr("Export") }
    /// The button that confirms the file to import.
    public static var open: String { tr("Import") }
}
