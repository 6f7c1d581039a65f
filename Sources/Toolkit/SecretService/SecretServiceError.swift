/// The reasons why the desktop's secret service did not carry out a request.
public enum SecretServiceError: Error, Sendable, Hashable {
    /// There is no session bus, or no secret service on it.
    case unavailable
    /// The collection is locked and was not unlocked.
    case locked
    /// The service did not answer before the deadline.
    case timedOut
    /// The request was cancelled.
    case cancelled
    /// Any other error, with the service's message.
    case failed(String)
}
