/// A result as the desktop's search shows it.
public struct SearchResult: Sendable, Hashable {
    /// The identifier that the desktop hands back.
    public let id: String
    /// The title.
    public let title: String
    /// The line below the title; nil for none.
    public let detail: String?
    /// The picture beside them.
    public let icon: DesktopIcon

    /// Makes a result.
    public init(id: String, title: String, detail: String?, icon: DesktopIcon) {
        (self.id, self.title, self.detail, self.icon) = (id, title, detail, icon)
    }
}
