import Foundation

/// The world as a square of pixels, as web maps divide it: the Mercator projection of a sphere (EPSG:3857; Snyder, "Map
/// Projections: A Working Manual", 1987, equations 7-1 to 7-5).
public struct WebMercatorProjection: Sendable, Hashable {
    /// The pixels once around the world, and as many from its northern to its southern edge.
    let side: Double

    /// The metres around the sphere.
    private static let circumference = 2 * Double.pi * 6_378_137
    /// The latitude of the square's edges, in degrees.
    private static let lastLatitude = 85.051_128_779_806_59

    /// Makes the world of so many pixels to a side.
    public init(side: Int) {
        self.side = Double(side)
    }

    /// Returns the pixels east of the antimeridian and south of the northern edge; beyond the edges, those of the edge.
    func pixel(_ point: Coordinates) -> SIMD2<Double> {
        let latitude = min(max(point.latitude, -Self.lastLatitude), Self.lastLatitude) * .pi / 180
        let north = log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)
        return [(point.longitude / 360 + 0.5) * side, (0.5 - north) * side]
    }

    /// Returns the point on Earth of a place between the pixels, which may lie beyond the antimeridian.
    func coordinates(_ pixel: SIMD2<Double>) -> Coordinates {
        let latitude = 2 * atan(exp((0.5 - pixel.y / side) * 2 * .pi)) - .pi / 2
        let turns = pixel.x / side - 0.5
        return Coordinates(
            clampingLatitude: latitude * 180 / .pi, longitude: (turns - turns.rounded(.toNearestOrAwayFromZero)) * 360)
    }

    /// Returns the metres on Earth that a pixel is wide and high.
    public func metres(at point: Coordinates) -> Double {
        Self.circumference / side * cos(point.latitude * .pi / 180)
    }
}
