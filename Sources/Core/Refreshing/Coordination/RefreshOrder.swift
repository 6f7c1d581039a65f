public import WeatherModel

/// One thing to ask for.
public struct RefreshOrder: Sendable, Hashable {
    /// Which place.
    public let place: Location.ID
    /// Those that are due, and those that soon will be.
    public let parts: Set<WeatherPart>
    /// Why now.
    public let reason: RefreshReason
    /// Whether somebody is looking at the place or has asked for it; other work gives way to it.
    public let isUrgent: Bool

    /// What a plan is made of.
    public init(place: Location.ID, parts: Set<WeatherPart>, reason: RefreshReason, isUrgent: Bool) {
        self.place = place
        self.parts = parts
        self.reason = reason
        self.isUrgent = isUrgent
    }
}
