/// A call that came to a service which a test plays.
public struct PlayedCall: Sendable {
    /// Something the service does with a call.
    public enum Reply: Sendable {
        /// Answers with these values, in GVariant's text format.
        case values(String)
        /// Answers with the error of this name.
        case error(String)
        /// Says nothing.
        case silence
    }

    /// A signal of the service.
    public struct Signal: Sendable {
        let (name, interface, path, values): (String, String, String, String)
    }

    /// The name of the method.
    public let method: String
    /// The object.
    public let path: String
    /// The unique name of the caller.
    public let sender: String
    /// The arguments, in GVariant's text format.
    public let arguments: String
}
