public import WeatherModel

/// A request for parts of one place's weather.
public struct RefreshOrder: Sendable, Hashable {
    /// The identifier of the place.
    public let place: Location.ID
    /// The parts to request: those that are due and those that will be soon.
    public let parts: Set<WeatherPart>
    /// The reason why the parts are requested now.
    public let reason: RefreshReason
    /// Whether the place is visible or was refreshed manually; other requests are cancelled for it.
    public let isUrgent: Bool

    /// Makes an order.
    public init(place: Location.ID, parts: Set<WeatherPart>, reason: RefreshReason, isUrgent: Bool) {
        self.place = place
        self.parts = parts
        self.reason = reason
        self.isUrgent = isUrgent
    }
}
