/// Where to find a message bus.
public enum MessageBus: Sendable, Equatable {
    /// The machine's.
    case system
    /// The user's.
    case session
    /// Anyone's, by a connection of one's own: "unix:path=/run/user/1000/bus".
    case address(String)
}
