/// The desktop's answer to the question whether the program may run without a window.
public enum BackgroundAnswer: Sendable, Hashable {
    /// It may, and is started with the user's session if that is true.
    case granted(autostart: Bool)
    /// The user or the desktop's settings do not permit it.
    case refused
    /// There is no message bus, or nothing on it that gives this permission.
    case absent
    /// The portal failed, or sent nothing that could be read.
    case unavailable
    /// There was no answer in time.
    case silent
    /// The portal or the bus went away before there was an answer.
    case lost
}
