/// The reasons why a key could not be looked up, stored or removed; WeatherText has a message for each.
public enum KeyStoreError: Error, Sendable, Hashable {
    /// No secret store is running.
    case unavailable
    /// The secret store is locked and was not unlocked.
    case locked
    /// The secret store did not answer in time.
    case timedOut
    /// The secret store refused the request, with its message.
    case refused(String)
    /// The key is empty or only white space.
    case emptyKey
    /// The request was cancelled; never shown to people.
    case cancelled
}
