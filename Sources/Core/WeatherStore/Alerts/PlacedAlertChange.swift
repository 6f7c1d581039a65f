public import WeatherModel

/// A change of a warning with the place and the event it belongs to.
public struct PlacedAlertChange: Sendable, Hashable {
    /// The identifier of the saved place.
    public let place: Location.ID
    /// The number of the event, the same for all changes of one warning.
    public let record: Int64
    /// The change.
    public let change: AlertChange
    /// The version before the change; nil for the first one.
    public let former: Alert?
}
