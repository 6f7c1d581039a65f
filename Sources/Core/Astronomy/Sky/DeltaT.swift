import Foundation

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
