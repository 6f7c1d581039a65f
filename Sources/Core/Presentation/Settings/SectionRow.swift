/// The row of a section in the list of those that can be shown.
public struct SectionRow: Sendable, Hashable, Identifiable {
    /// The identifier of the section.
    public let id: String
    /// The heading of the section.
    public let title: String
    /// Whether it is shown.
    public let isShown: Bool
    /// The accessible name of the button that moves it up; nil for the first.
    public let moveUp: String?
    /// The accessible name of the button that moves it down; nil for the last.
    public let moveDown: String?

    /// Makes a row.
    public init(id: String, title: String, isShown: Bool, moveUp: String?, moveDown: String?) {
        (self.id, self.title, self.isShown, self.moveUp, self.moveDown) = (id, title, isShown, moveUp, moveDown)
    }
}
