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
    let remainder = degrees.remainder(dividingBy: 360)
    return remainder < 0 ? remainder + 360 : remainder
}

/// The difference between Terrestrial Time and Universal Time, due to the slowing rotation of the Earth.
enum DeltaT {
    /// Returns the difference in seconds by the polynomials of Espenak and Meeus, *Five Millennium Canon of Solar
    /// Eclipses* (NASA/TP-2006-214141).
    ///
    /// - Parameter year: The year with its fraction; measured until 2005, then a forecast that was 5 s too high by
    ///   2024, in which the moon moves 3″.
    static func seconds(at year: Double) -> Double {
        func polynomial(_ t: Double, _ coefficients: Double...) -> Double {
            coefficients.reversed().reduce(0) { $0 * t + $1 }
        }
        switch year {
        case 1800..<1860:
            return polynomial(
                year - 1800, 13.72, -0.332447, 0.0068612, 0.0041116, -0.00037436, 0.0000121272, -0.0000001699,
                0.000000000875)
        case 1860..<1900:
            return polynomial(year - 1860, 7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1 / 233_174)
        case 1900..<1920: return polynomial(year - 1900, -2.79, 1.494119, -0.0598939, 0.0061966, -0.000197)
        case 1920..<1941: return polynomial(year - 1920, 21.20, 0.84493, -0.076100, 0.0020936)
        case 1941..<1961: return polynomial(year - 1950, 29.07, 0.407, -1 / 233, 1 / 2547)
        case 1961..<1986: return polynomial(year - 1975, 45.45, 1.067, -1 / 260, -1 / 718)
        case 1986..<2005:
            return polynomial(year - 2000, 63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599)
        case 2005..<2050: return polynomial(year - 2000, 62.92, 0.32217, 0.005589)
        case 2050..<2150: return polynomial((year - 1820) / 100, -20, 0, 32) - 0.5628 * (2150 - year)
        default: return polynomial((year - 1820) / 100, -20, 0, 32)
        }
    }
}
