public import WeatherText

/// A notice as the desktop gets it.
public struct Notice: Sendable, Hashable, Identifiable {
    /// The degrees to which a desktop puts a notice before the user.
    public enum Priority: Sendable, Hashable, CaseIterable {
        case low, normal, high, urgent
    }

    /// The pictures beside the texts.
    public enum Picture: Sendable, Hashable {
        /// That of a warning.
        case warning
        /// The program's own picture of that name.
        case artwork(String)
    }

    /// The identifier; another notice with the same one replaces it.
    public let id: String
    /// Title and body.
    public private(set) var text: NoticeText
    /// The priority.
    public let priority: Priority
    /// The picture; nil for none.
    public let picture: Picture?
    /// The place and the warning that it opens.
    public let target: NoticeTarget

    /// Returns the notice with the number of warnings it stands for beside its own.
    func with(others count: Int) -> Notice {
        var notice = self
        if count > 0 { notice.text = text.with(others: count) }
        return notice
    }
}
