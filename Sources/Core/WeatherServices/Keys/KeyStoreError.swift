/// Why a key could not be looked up, kept or removed; each case has a sentence of its own in Presentation.
public enum KeyStoreError: Error, Sendable, Hashable {
    /// No secret store is running.
    case unavailable
    /// The secret store is locked and was not unlocked.
    case locked
    /// The secret store did not answer in time.
    case timedOut
    /// The secret store refused, in its own words.
    case refused(String)
    /// There is nothing in the key but white space.
    case emptyKey
    /// The caller no longer wants the answer; never shown.
    case cancelled
}
