import Foundation

/// The two times that an ephemeris needs for an instant, and values derived from them for sun and moon.
///
/// Jean Meeus, *Astronomical Algorithms*, second edition, chapters 12 and 22. Angles are in degrees.
struct Ephemeris {
    /// The centuries of Terrestrial Time since 2000 January 1.5.
    let centuries: Double
    /// The nutation in longitude: Meeus, chapter 22, the short series, good to 0.5″.
    let nutation: Double
    /// The true obliquity of the ecliptic: Meeus 22.2 and the short series of the nutation, good to 0.1″.
    let obliquity: Double
    /// The apparent sidereal time at Greenwich: Meeus 12.4.
    let siderealTime: Double

    init(_ instant: Date) {
        let daysOfUniversalTime = (instant.timeIntervalSinceReferenceDate + Self.referenceDate) / 86_400
        let days = daysOfUniversalTime + DeltaT.seconds(at: 2000 + daysOfUniversalTime / 365.25) / 86_400
        let t = days / 36_525
        let node = 125.04452 - 1934.136261 * t
        let sun = 280.4665 + 36_000.7698 * t
        let moon = 218.3165 + 481_267.8813 * t
        nutation =
            (-17.20 * sine(node) - 1.32 * sine(2 * sun) - 0.23 * sine(2 * moon) + 0.21 * sine(2 * node)) / 3600
        let mean = 23.4392911 - 0.0130042 * t - 1.64e-7 * t * t + 5.04e-7 * t * t * t
        obliquity =
            mean + (9.20 * cosine(node) + 0.57 * cosine(2 * sun) + 0.10 * cosine(2 * moon) - 0.09 * cosine(2 * node))
            / 3600
        centuries = t
        let u = daysOfUniversalTime / 36_525
        siderealTime =
            280.46061837 + 360.98564736629 * daysOfUniversalTime + 0.000387933 * u * u - u * u * u / 38_710_000
            + nutation * cosine(obliquity)
    }

    /// The seconds from 2000 January 1.5 to the reference date of `Date`, the beginning of 2001.
    private static let referenceDate: Double = 365.5 * 86_400
}

/// Returns the sine of an angle in degrees.
func sine(_ degrees: Double) -> Double {
    sin(degrees * .pi / 180)
}

/// Returns the cosine of an angle in degrees.
func cosine(_ degrees: Double) -> Double {
    cos(degrees * .pi / 180)
}

/// Returns the equivalent angle from 0 up to 360 degrees.
func turned(_ degrees: Double) -> Double {
    let rest = degrees.remainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
}
