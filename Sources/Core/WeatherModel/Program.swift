/// The program, as it names itself to people and to the servers it asks; the one place for its version.
public enum Program {
    /// As written everywhere.
    public static let name = "Fairweather"
    /// As in the tag it is built from.
    public static let version = "0.1"
    /// Where those who run a server can find who asks it, as several of them demand.
    public static let contact = "https://fairweather.example"
}
