public import Foundation
public import WeatherModel

extension Moon {
    /// Returns the apparent position, to 10″ in longitude and 4″ in latitude: Meeus, *Astronomical Algorithms*, chapter
    /// 47.
    static func place(_ ephemeris: Ephemeris) -> SkyPlace {
        let t = ephemeris.centuries
        let (t2, t3, t4) = (t * t, t * t * t, t * t * t * t)
        let mean = 218.3164477 + 481_267.88123421 * t - 0.0015786 * t2 + t3 / 538_841 - t4 / 65_194_000
        let angles = SIMD4(
            297.8501921 + 445_267.1114034 * t - 0.0018819 * t2 + t3 / 545_868 - t4 / 113_065_000,
            357.5291092 + 35_999.0502909 * t - 0.0001536 * t2 + t3 / 24_490_000,
            134.9633964 + 477_198.8675055 * t + 0.0087414 * t2 + t3 / 69_699 - t4 / 14_712_000,
            93.2720950 + 483_202.0175233 * t - 0.0036539 * t2 - t3 / 3_526_000 + t4 / 863_310_000)
        let (anomaly, argument) = (angles[2], angles[3])
        let (venus, jupiter, third) = (
            119.75 + 131.849 * t, 53.09 + 479_264.290 * t, 313.45 + 481_266.484 * t
        )
        // The eccentricity of the Earth's orbit decreases, and with it the terms with the sun's anomaly.
        let rounding = 1 - 0.002516 * t - 0.0000074 * t2

        var longitude =
            3958 * sine(venus) + 1962 * sine(mean - argument) + 318 * sine(jupiter)
        var latitude =
            -2235 * sine(mean) + 382 * sine(third) + 175 * sine(venus - argument) + 175 * sine(venus + argument)
            + 127 * sine(mean - anomaly) - 115 * sine(mean + anomaly)
        var distance = 0.0
        for term in MoonTerm.longitudeAndDistance {
            let (angle, factor) = term.angle(angles, rounding)
            longitude += term.sine * factor * sine(angle)
            distance += term.cosine * factor * cosine(angle)
        }
        for term in MoonTerm.latitude {
            let (angle, factor) = term.angle(angles, rounding)
            latitude += term.sine * factor * sine(angle)
        }
        return SkyPlace(
            longitude: mean + longitude / 1e6 + ephemeris.nutation, latitude: latitude / 1e6,
            distance: 385_000.56 + distance / 1000)
    }

    /// Returns the geocentric altitude of the moon's centre above that at moonrise and moonset, in degrees.
    ///
    /// Meeus, chapter 15: 0.7275 of the parallax, less 34′ of refraction; the parallax after chapter 40.
    public static func heightOverHorizon(at instant: Date, over coordinates: Coordinates) -> Double {
        let ephemeris = Ephemeris(instant)
        let place = place(ephemeris)
        let parallax = asin(6378.14 / place.distance) * 180 / .pi
        return place.altitude(ephemeris, over: coordinates) - (0.7275 * parallax - 34.0 / 60)
    }
}

extension MoonTerm {
    fileprivate func angle(_ angles: SIMD4<Double>, _ rounding: Double) -> (angle: Double, factor: Double) {
        let factor =
            switch abs(multiples[1]) {
            case 1: rounding
            case 2: rounding * rounding
            default: 1.0
            }
        return ((multiples * angles).sum(), factor)
    }
}
