/// A result as the desktop's search shows it.
public struct SearchResult: Sendable, Hashable {
    /// A picture that the desktop can show without access to the program's files.
    public enum Icon: Sendable, Hashable {
        /// An icon of the desktop's theme.
        case themed(String)
        /// The content of an image file, which is sent along.
        case file(path: String)
    }

    /// The identifier that the desktop hands back.
    public let id: String
    /// The title.
    public let title: String
    /// The line below the title; nil for none.
    public let detail: String?
    /// The picture beside them.
    public let icon: Icon

    /// Makes a result.
    public init(id: String, title: String, detail: String?, icon: Icon) {
        (self.id, self.title, self.detail, self.icon) = (id, title, detail, icon)
    }
}
