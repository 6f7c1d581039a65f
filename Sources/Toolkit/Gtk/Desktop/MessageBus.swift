/// A message bus to connect to.
public enum MessageBus: Sendable, Equatable {
    /// The system bus.
    case system
    /// The session bus of the user.
    case session
    /// Any bus by its address, such as "unix:path=/run/user/1000/bus", with a private connection.
    case address(String)
}
