public import WeatherModel

/// The town nearest to a point that is too far from it to bear its name.
public struct DistantTown: Sendable, Hashable {
    /// The nearest there is.
    public let town: Location
    /// To it, along the surface of the Earth.
    public let kilometres: Double
}
