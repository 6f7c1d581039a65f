/// Where a body stands over a place, without refraction and parallax.
public struct SkyDirection: Sendable, Hashable {
    /// Degrees above the horizon, −90 to 90.
    public let altitude: Double
    /// Degrees clockwise from north, 0 up to 360.
    public let azimuth: Double
}
