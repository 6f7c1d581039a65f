/// The position of a body in the sky over a place.
public struct BodyPosition: Sendable, Hashable {
    /// The altitude of its centre in degrees above the true horizon, −90 to 90, without refraction.
    public let altitude: Double
    /// The direction in degrees clockwise from north, 0 to 360.
    public let azimuth: Double
}
