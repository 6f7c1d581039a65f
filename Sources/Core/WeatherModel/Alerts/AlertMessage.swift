/// What a warning is to earlier ones, as CAP 1.2's `msgType`.
public enum AlertMessage: String, Sendable, Hashable, Codable, CaseIterable {
    /// The first of its event.
    case alert
    /// Replaces those it refers to.
    case update
    /// Ends those it refers to.
    case cancel
}
