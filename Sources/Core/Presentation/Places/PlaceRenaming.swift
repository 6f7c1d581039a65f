/// What is asked when a place gets another name.
public struct PlaceRenaming: Sendable, Hashable {
    /// "Rename London".
    public let title: String
    /// What an empty name means.
    public let note: String
    /// Its name now.
    public let name: String
    /// Shown while the field is empty: the official name.
    public let officialName: String

    /// All texts as given.
    public init(title: String, note: String, name: String, officialName: String) {
        (self.title, self.note, self.name, self.officialName) = (title, note, name, officialName)
    }
}
