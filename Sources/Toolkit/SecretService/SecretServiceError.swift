/// Why the desktop's secret service did not do what it was asked.
public enum SecretServiceError: Error, Sendable, Hashable {
    /// There is no session bus, or nobody on it keeps secrets.
    case unavailable
    /// The collection is locked, and was not unlocked.
    case locked
    /// It did not answer before the deadline.
    case timedOut
    /// The caller no longer wants the answer.
    case cancelled
    /// Anything else, in the service's own words.
    case failed(String)
}
