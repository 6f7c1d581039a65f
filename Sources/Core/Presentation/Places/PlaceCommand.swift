/// Something to do with a saved place, as its menu offers it.
public struct PlaceCommand: Sendable, Hashable {
    /// What is done.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// Asks for another name; see `LocationListModel.renaming(_:)`.
        case rename
        /// Makes it home, or no longer.
        case home
        case moveUp, moveDown, remove
    }

    /// What is done.
    public let kind: Kind
    /// On the line of the menu.
    public let label: String
    /// Whether it can be done now.
    public let isEnabled: Bool

    /// Everything as given; a command can be done unless told otherwise.
    public init(_ kind: Kind, label: String, isEnabled: Bool = true) {
        (self.kind, self.label, self.isEnabled) = (kind, label, isEnabled)
    }
}
