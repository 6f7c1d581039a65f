/// The freshness that a task requires of the answers to its requests.
public enum Freshness: Sendable {
    /// Cached answers are used until they expire, and sources that failed are not asked during their pause.
    case asUsual
    /// Every server is asked, as somebody waits for the answer; it may confirm that the cached answer still holds.
    case confirmed
    /// No cached answer is used, as it may have caused the last failure.
    case anew

    /// The freshness of all requests made within `Freshness.$wanted.withValue(…) { … }`.
    @TaskLocal public static var wanted = Freshness.asUsual
}
