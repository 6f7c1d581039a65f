/// A section of the page in the list of those that can be shown.
public struct SectionRow: Sendable, Hashable, Identifiable {
    /// The section's own.
    public let id: String
    /// Its heading.
    public let title: String
    /// Whether it is shown.
    public let isShown: Bool
    /// What the button says that puts it before the one above it; nil for the first.
    public let moveUp: String?
    /// What the button says that puts it behind the one below it; nil for the last.
    public let moveDown: String?

    /// Everything as given.
    public init(id: String, title: String, isShown: Bool, moveUp: String?, moveDown: String?) {
        (self.id, self.title, self.isShown, self.moveUp, self.moveDown) = (id, title, isShown, moveUp, moveDown)
    }
}
