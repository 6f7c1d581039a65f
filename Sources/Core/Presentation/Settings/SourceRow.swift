/// The row of a source in the preferences.
public struct SourceRow: Sendable, Hashable, Identifiable {
    /// The identifier of the source.
    public let id: String
    /// The name of the source.
    public let name: String
    /// The parts it gives and its area, such as "Now, hours, days, warnings · everywhere".
    public let gives: String
    /// The note that it needs a key, and whether it has one; nil if it needs none.
    public let keyNote: String?
    /// The last failure; nil if the last request succeeded.
    public let trouble: String?
    /// Whether it may be asked.
    public let isOn: Bool
    /// The field for the server.
    public let server: PreferenceField
    /// The accessible name of the button that moves it up; nil for the first.
    public let moveUp: String?
    /// The accessible name of the button that moves it down; nil for the last.
    public let moveDown: String?

    /// Makes a row.
    public init(
        id: String, name: String, gives: String, keyNote: String?, trouble: String?, isOn: Bool = true,
        server: PreferenceField,
        moveUp: String?, moveDown: String?
    ) {
        (self.id, self.name, self.gives, self.keyNote, self.trouble) = (id, name, gives, keyNote, trouble)
        self.isOn = isOn
        (self.server, self.moveUp, self.moveDown) = (server, moveUp, moveDown)
    }
}
