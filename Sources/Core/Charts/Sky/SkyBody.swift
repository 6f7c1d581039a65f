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

/// The moon with the part of it that is lit.
public struct SkyMoon: Sendable, Hashable {
    /// Where it stands.
    public let body: SkyBody
    /// The lit share of its disc, 0 for new to 1 for full.
    public let illumination: Double
    /// Whether its right side is the lit one: waxing as the northern hemisphere sees it, waning as the southern does.
    public let isLitOnTheRight: Bool

    /// Makes a moon; with nothing of it lit for 0.
    public init(body: SkyBody, illumination: Double, isLitOnTheRight: Bool) {
        (self.body, self.illumination, self.isLitOnTheRight) = (body, illumination, isLitOnTheRight)
    }
}
