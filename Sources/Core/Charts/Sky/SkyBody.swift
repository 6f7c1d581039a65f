/// Sun or moon as it stands over a place.
public struct SkyBody: Sendable, Hashable {
    /// Degrees above the horizon, −90 to 90.
    public let altitude: Double
    /// Degrees clockwise from north.
    public let azimuth: Double

    /// Makes a body in this direction.
    public init(altitude: Double, azimuth: Double) {
        (self.altitude, self.azimuth) = (altitude, azimuth)
    }
}
