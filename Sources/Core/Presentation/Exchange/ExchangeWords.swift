import WeatherText

/// The fixed words of taking places and settings along.
public enum ExchangeWords {
    /// Line of the menu, and title of the dialog, for writing a file.
    public static var export: String { tr("Export places and settings…") }
    /// Line of the menu, and title of the dialog, for reading a file.
    public static var importing: String { tr("Import places and settings…") }
    /// Takes the name of the file that is written.
    public static var save: String { tr("Export") }
    /// Takes the file that is read.
    public static var open: String { tr("Import") }
}
