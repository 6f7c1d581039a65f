import Foundation

/// A stereographic projection on a plane that touches the ellipsoid WGS 84 at the North Pole (Snyder, "Map Projections: A
/// Working Manual", 1987, equations 15-9, 21-33 to 21-40).
public struct PolarStereographicProjection: Sendable, Hashable {
    /// The meridian that runs straight down, in degrees.
    private let centralMeridian: Double
    /// The place of the pole, in metres east and north of the plane's origin.
    private let pole: SIMD2<Double>

    private static let semiMajorAxis = 6_378_137.0
    private static let eccentricity = 0.081_819_190_842_620_22
    /// The parallel of true scale in radians: 60 degrees north.
    private static let trueParallel = Double.pi / 3
    /// The metres from the pole that one unit of `halfTangent` spans.
    private static let reach = {
        let sine = eccentricity * sin(trueParallel)
        return semiMajorAxis * cos(trueParallel) / (1 - sine * sine).squareRoot() / halfTangent(trueParallel)
    }()

    /// The projection of the composites of Germany's weather service since 2021, named DE1200.
    public static let germanComposite = PolarStereographicProjection(
        centralMeridian: 10, pole: [543_196.835_217_764_02, 3_622_588.861_931_001_8])

    private init(centralMeridian: Double, pole: SIMD2<Double>) {
        (self.centralMeridian, self.pole) = (centralMeridian, pole)
    }

    /// Returns the metres east and north of the plane's origin.
    public func plane(_ point: Coordinates) -> SIMD2<Double> {
        let distance = Self.reach * Self.halfTangent(point.latitude * .pi / 180)
        let angle = (point.longitude - centralMeridian) * .pi / 180
        return [pole.x + distance * sin(angle), pole.y - distance * cos(angle)]
    }

    /// Returns the point on Earth of a place on the plane, in metres east and north of its origin.
    public func coordinates(_ plane: SIMD2<Double>) -> Coordinates {
        let (east, south) = (plane.x - pole.x, pole.y - plane.y)
        let tangent = (east * east + south * south).squareRoot() / Self.reach
        var latitude = .pi / 2 - 2 * atan(tangent)
        // The rest is under a micrometre after five rounds.
        for _ in 0..<5 { latitude = .pi / 2 - 2 * atan(tangent * Self.flattening(latitude)) }
        let longitude = centralMeridian + atan2(east, south) * 180 / .pi
        return Coordinates(
            clampingLatitude: latitude * 180 / .pi, longitude: longitude > 180 ? longitude - 360 : longitude)
    }

    /// Returns how many times smaller a length on Earth is than on the plane; a sphere is near enough.
    public static func scale(at point: Coordinates) -> Double {
        (1 + sin(trueParallel)) / (1 + sin(point.latitude * .pi / 180))
    }

    /// Returns the tangent of half the colatitude, as a cone on the ellipsoid has it.
    private static func halfTangent(_ latitude: Double) -> Double {
        tan(.pi / 4 - latitude / 2) / flattening(latitude)
    }

    private static func flattening(_ latitude: Double) -> Double {
        let sine = eccentricity * sin(latitude)
        return pow((1 - sine) / (1 + sine), eccentricity / 2)
    }
}
