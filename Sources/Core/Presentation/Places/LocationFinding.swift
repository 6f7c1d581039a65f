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
