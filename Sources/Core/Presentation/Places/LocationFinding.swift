public import WeatherModel

/// A service of the desktop that finds out where the computer is, if the user permits it.
@MainActor
public protocol LocationFinding: AnyObject {
    /// Asks once, and forgets a question that is still open.
    ///
    /// - Parameters:
    ///   - precision: How exactly the point will be kept; no more need be asked for.
    ///   - handler: Called once, later, unless the question is forgotten before.
    func find(for precision: CoordinatePrecision, _ handler: @escaping @MainActor (LocationOutcome) -> Void)
    /// Forgets the question that is open.
    func forget()
}

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
