/// A message above the content, with at most one thing to do about it.
public struct Banner: Sendable, Hashable {
    /// How it is coloured.
    public enum Style: Sendable, Hashable {
        /// Good to know.
        case info
        /// Something failed; what is on screen stays.
        case warning
    }

    /// One or two sentences.
    public let text: String
    /// "Try again"; nil where nothing can be done.
    public let actionLabel: String?
    /// Whether the action leads to the preferences, and does not do what the banner's place usually does.
    public let opensPreferences: Bool
    /// How it is coloured.
    public let style: Style

    /// A banner without an action only informs.
    public init(
        text: String, actionLabel: String? = nil, opensPreferences: Bool = false, style: Style = .warning
    ) {
        self.text = text
        self.actionLabel = actionLabel
        self.opensPreferences = opensPreferences
        self.style = style
    }
}
