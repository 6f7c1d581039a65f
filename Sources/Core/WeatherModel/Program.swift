/// The name and version of the program, as shown to people and sent to servers; the only place that holds them.
public enum Program {
    /// The name of the program, the same in every language.
    public static let name = "Fairweather"
    /// The name on the bus, of the desktop entry and of the icon, in reverse DNS notation.
    public static let id = "io.github.fairweather.Fairweather"
    /// The version, as in the tag of the release.
    public static let version = "0.1"
    /// The address of the project, sent with every request: MET Norway and the US National Weather Service reject
    /// clients without a contact.
    public static let contact = "https://github.com/fairweather/fairweather"
}
