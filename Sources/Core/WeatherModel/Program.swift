/// The program, as it names itself to people and to the servers it asks; the one place for its version.
public enum Program {
    /// As written everywhere.
    public static let name = "Fairweather"
    /// As in the tag it is built from.
    public static let version = "0.1"
    /// The project's address, which every request names: MET Norway and the US National Weather Service turn away who
    /// cannot be reached.
    public static let contact = "https://github.com/fairweather/fairweather"
}
