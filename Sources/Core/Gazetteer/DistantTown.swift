public import WeatherModel

/// The town nearest to a point that is too far away to be named after it.
public struct DistantTown: Sendable, Hashable {
    /// The nearest town.
    public let town: Location
    /// The great-circle distance to it, in kilometres.
    public let kilometres: Double
}
