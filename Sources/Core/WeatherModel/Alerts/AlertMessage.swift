/// The relation of a warning to earlier ones, after the element `msgType` of CAP 1.2 (OASIS).
public enum AlertMessage: String, Sendable, Hashable, Codable, CaseIterable {
    /// The first warning of an event.
    case alert
    /// A replacement for the warnings it refers to.
    case update
    /// A cancellation of the warnings it refers to.
    case cancel
}
