/// A message above the content, with at most one action.
public struct Banner: Sendable, Hashable {
    /// The colour of the banner.
    public enum Style: Sendable, Hashable {
        /// Information.
        case info
        /// A failure that leaves the content as it is.
        case warning
    }

    /// The message of one or two sentences.
    public let text: String
    /// The label of the button, such as "Try again"; nil for no button.
    public let actionLabel: String?
    /// Whether the button opens the preferences rather than performing the usual action of the banner's place.
    public let opensPreferences: Bool
    /// The colour of the banner.
    public let style: Style
    /// Whether it lists what nobody needs to act on, so that a hint may have its end where there is little room.
    public let isList: Bool

    /// Makes a banner, by default without a button and read whole.
    public init(
        text: String, actionLabel: String? = nil, opensPreferences: Bool = false, style: Style = .warning,
        isList: Bool = false
    ) {
        self.text = text
        self.actionLabel = actionLabel
        self.opensPreferences = opensPreferences
        self.style = style
        self.isList = isList
    }
}
