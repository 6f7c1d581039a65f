/// What came of a question whether the program may run without a window.
public enum BackgroundOutcome: Sendable, Hashable {
    /// It is as it was asked for.
    case done
    /// The user or the desktop does not permit it.
    case refused
    /// The desktop has no such service.
    case absent
    /// The desktop did not answer in time.
    case silent
    /// It failed for the reason in words.
    case failed(String)
}
