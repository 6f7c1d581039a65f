/// A service of the desktop that lets the program run without a window, and starts it so at each log-in.
@MainActor
public protocol BackgroundPermitting: AnyObject {
    /// Asks for that leave, or gives it up; a question that is still open is forgotten.
    ///
    /// - Parameter handler: Called once, at once or later, with whether the program is started at log-in from now on.
    func change(to isOn: Bool, _ handler: @escaping @MainActor (BackgroundOutcome) -> Void)
    /// Looks whether the leave that was given holds still.
    func confirm(_ handler: @escaping @MainActor (BackgroundOutcome) -> Void)
}

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
