/// The sky over a place at one moment, as far as its picture goes.
///
/// The picture looks towards the equator, where the sun is at noon: to the south from the northern half of the world,
/// with east on the left; to the north from the southern one, with west on the left.
public struct Sky: Sendable, Hashable {
    /// Of its colours.
    public let kind: SkyKind
    /// Whether the sun is up.
    public let isDay: Bool
    /// The share of it that clouds cover, 0 to 1.
    public let cloudCover: Double
    /// Millimetres an hour of rain or melted snow.
    public let rate: Double
    /// How far rain leans, −1 for left to 1 for right.
    public let lean: Double
    /// Nil below the horizon.
    public let sun: SkyBody?
    /// Nil below the horizon.
    public let moon: SkyMoon?
    /// Whether it is seen from the southern half of the world.
    public let facesNorth: Bool

    /// Makes a sky; cover and rate are brought into their ranges.
    ///
    /// - Parameters:
    ///   - windFrom: Degrees clockwise from north that the wind blows from; nil where it is calm or not known.
    ///   - windSpeed: In kilometres an hour.
    public init(
        _ kind: SkyKind, isDay: Bool, cloudCover: Double = 0, rate: Double = 0, windFrom: Double? = nil,
        windSpeed: Double = 0, sun: SkyBody? = nil, moon: SkyMoon? = nil, facesNorth: Bool = false
    ) {
        (self.kind, self.isDay, self.cloudCover, self.rate) = (kind, isDay, min(max(cloudCover, 0), 1), max(rate, 0))
        let isFromTheLeft = windFrom.map { (180..<360).contains($0) == facesNorth } ?? true
        lean = (isFromTheLeft ? 1 : -1) * min(windSpeed / 60, 1)
        self.sun = sun.flatMap { $0.altitude > -0.8 ? $0 : nil }
        self.moon = moon.flatMap { $0.body.altitude > 0 ? $0 : nil }
        self.facesNorth = facesNorth
    }

    /// How far to the right a body stands, 0 for the left edge to 1; one behind the viewer stands at the nearer edge.
    func share(of body: SkyBody) -> Double {
        let middle = facesNorth ? 0.0 : 180
        return min(max(0.5 + (body.azimuth - middle).remainder(dividingBy: 360) / 180, 0), 1)
    }
}
