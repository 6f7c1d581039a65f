public import WeatherModel

/// What came of asking where the computer is.
public enum LocationOutcome: Sendable, Hashable {
    /// The point, and the radius it is accurate to; nil if that is not known.
    case found(Coordinates, accuracy: Distance?)
    /// The user or the desktop does not permit it.
    case refused
    /// The desktop has no such service.
    case absent
    /// The service could not tell.
    case unavailable
    /// There was no answer in time.
    case silent
    /// The service went away before it answered.
    case lost
}
