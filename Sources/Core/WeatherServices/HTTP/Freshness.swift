/// How new the answers to a task's requests have to be.
public enum Freshness: Sendable {
    /// A kept answer does until the moment its server named, and a source that failed is left to rest.
    case asUsual
    /// Somebody is waiting for it: every server is asked, and may say that the kept answer still holds.
    case confirmed
    /// Nothing kept is used, as it may be what the last failure came from.
    case anew

    /// For all requests made within `Freshness.$wanted.withValue(…) { … }`.
    @TaskLocal public static var wanted = Freshness.asUsual
}
