/// A time on the axis of the rain in the next two hours.
public struct RainTick: Sendable, Hashable {
    /// The place on the axis, 0 for now to 1 for two hours later.
    public let place: Double
    /// "Now" or "12:30".
    public let text: String
}
