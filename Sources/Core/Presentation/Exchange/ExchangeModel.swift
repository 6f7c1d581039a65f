import WeatherText

/// The model for exporting and importing places and settings.
@MainActor
public protocol ExchangeModel: AnyObject {
    /// The running export or import in words; nil if there is none.
    var activity: String? { get }
    /// The question about the servers in the file that was imported last; nil if there is nothing to decide.
    var question: ServerQuestion? { get }
    /// The suggested name of an exported file.
    var fileName: String { get }

    /// Writes the places and the settings to the file.
    func write(to path: String)
    /// Adds the content of the file to the places and settings.
    func read(from path: String)
    /// Accepts the servers of the question.
    func acceptServers()
    /// Rejects the servers of the question.
    func rejectServers()
}

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
