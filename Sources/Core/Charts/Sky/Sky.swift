/// The sky over a place at one moment, as far as its picture goes.
///
/// The picture looks towards the equator, where the sun is at noon: to the south from the northern half of the world,
/// with east on the left; to the north from the southern one, with west on the left.
public struct Sky: Sendable, Hashable {
    /// The kind of weather that gives the sky its colours.
    public let kind: SkyKind
    /// The share of it that clouds cover, 0 to 1.
    public let cloudCover: Double
    /// Millimetres an hour of rain or melted snow.
    public let rate: Double
    /// How far rain leans, −1 for left to 1 for right.
    public let lean: Double
    /// Where the sun is, above or below the horizon.
    public let sun: SkyBody
    /// Nil below the horizon, and while the sun outshines it.
    public let moon: SkyMoon?
    /// Whether it is seen from the southern half of the world.
    public let facesNorth: Bool
    /// What lies below it.
    public let land: Landscape
    /// Whether neither sun, moon, stars nor clouds are drawn, as before its weather is known.
    public let isBare: Bool

    /// Makes a sky; cover and rate are brought into their ranges.
    ///
    /// - Parameters:
    ///   - windFrom: Degrees clockwise from north that the wind blows from; nil where it is calm or not known.
    ///   - windSpeed: The wind's speed in kilometres an hour, 0 or more.
    public init(
        _ kind: SkyKind, sun: SkyBody, over land: Landscape, cloudCover: Double = 0, rate: Double = 0,
        windFrom: Double? = nil, windSpeed: Double = 0, moon: SkyMoon? = nil, facesNorth: Bool = false,
        isBare: Bool = false
    ) {
        (self.kind, self.cloudCover, self.rate) = (kind, min(max(cloudCover, 0), 1), max(rate, 0))
        let isFromTheLeft = windFrom.map { (180..<360).contains($0) == facesNorth } ?? true
        lean = (isFromTheLeft ? 1 : -1) * min(windSpeed / 60, 1)
        self.sun = sun
        self.moon = moon.flatMap { $0.body.altitude > 0 && sun.altitude < Self.moonlight ? $0 : nil }
        (self.facesNorth, self.land, self.isBare) = (facesNorth, land, isBare)
    }

    /// Whether any of the sun is seen, with what the air bends of its light.
    public var isDay: Bool { sun.altitude > Self.sunset }

    /// The altitude of the sun's middle when the last of it sets.
    static let sunset = -0.83
    /// The altitude of the sun below which the moon is drawn.
    private static let moonlight = -4.0

    /// How far to the right a body stands, 0 for the left edge to 1; one behind the viewer stands at the nearer edge.
    func share(of body: SkyBody) -> Double {
        let middle = facesNorth ? 0.0 : 180
        return min(max(0.5 + (body.azimuth - middle).remainder(dividingBy: 360) / 180, 0), 1)
    }
}
