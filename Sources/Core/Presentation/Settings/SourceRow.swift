/// A source in the list of those that are asked.
public struct SourceRow: Sendable, Hashable, Identifiable {
    /// The source's own.
    public let id: String
    /// "Open-Meteo".
    public let name: String
    /// "Now, hours, days, warnings · everywhere".
    public let gives: String
    /// That it wants a key, and whether it has one; nil where it wants none.
    public let keyNote: String?
    /// What was wrong when it was asked last; nil where nothing was.
    public let trouble: String?
    /// Which server is asked.
    public let server: PreferenceField
    /// What the button says that puts it before the one above it; nil for the first.
    public let moveUp: String?
    /// What the button says that puts it behind the one below it; nil for the last.
    public let moveDown: String?

    /// Everything as given.
    public init(
        id: String, name: String, gives: String, keyNote: String?, trouble: String?, server: PreferenceField,
        moveUp: String?, moveDown: String?
    ) {
        (self.id, self.name, self.gives, self.keyNote, self.trouble) = (id, name, gives, keyNote, trouble)
        (self.server, self.moveUp, self.moveDown) = (server, moveUp, moveDown)
    }
}
