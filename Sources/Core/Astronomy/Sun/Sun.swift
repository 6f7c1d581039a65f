public import Foundation
public import WeatherModel

/// The position of the sun at an instant.
public enum Sun {
    /// Returns the altitude of its centre above the true horizon, −90 to 90 degrees, without refraction.
    ///
    /// Meeus, *Astronomical Algorithms*, chapters 12, 13, 22 and 25; to about 0.005° from 1800 to 2200.
    public static func elevation(at instant: Date, over coordinates: Coordinates) -> Double {
        let ephemeris = Ephemeris(instant)
        return place(ephemeris).altitude(ephemeris, over: coordinates)
    }

    /// Returns where its centre stands over the place.
    public static func direction(at instant: Date, over coordinates: Coordinates) -> SkyDirection {
        let ephemeris = Ephemeris(instant)
        return place(ephemeris).direction(ephemeris, over: coordinates)
    }

    /// Returns its altitude in degrees above that at sunrise and sunset, which is therefore 0.
    public static func heightOverHorizon(at instant: Date, over coordinates: Coordinates) -> Double {
        elevation(at: instant, over: coordinates) - horizon
    }

    /// Returns whether any part of it is above the horizon, as between sunrise and sunset.
    public static func isUp(at instant: Date, over coordinates: Coordinates) -> Bool {
        elevation(at: instant, over: coordinates) >= horizon
    }

    /// The altitude of its centre at sunrise and sunset: 34′ of refraction and 16′ of its radius, as in almanacs.
    static let horizon = -50.0 / 60

    /// Returns the apparent position, to 16″ from 1900 to 2050 compared with JPL's DE421.
    ///
    /// Meeus, *Astronomical Algorithms*, chapter 25, low accuracy, with the five perturbations of his *Astronomical
    /// Formulae for Calculators*, chapter 18, which halve its error.
    static func place(_ ephemeris: Ephemeris) -> SkyPlace {
        let t = ephemeris.centuries
        let mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t * t
        let anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t * t
        let eccentricity = 0.016708634 - 0.000042037 * t - 0.0000001267 * t * t
        let center =
            (1.914602 - 0.004817 * t - 0.000014 * t * t) * sine(anomaly)
            + (0.019993 - 0.000101 * t) * sine(2 * anomaly) + 0.000289 * sine(3 * anomaly)
        let radius =
            1.000001018 * (1 - eccentricity * eccentricity) / (1 + eccentricity * cosine(anomaly + center))
        let aberration = -20.4898 / 3600 / radius
        return SkyPlace(
            longitude: mean + center + perturbations(t) + ephemeris.nutation + aberration, latitude: 0,
            distance: radius * astronomicalUnit)
    }

    /// Returns the perturbations by Venus (two terms), Jupiter and the moon, and one of long period, in degrees; that
    /// book counts from 1900.
    private static func perturbations(_ centuriesSince2000: Double) -> Double {
        let t = centuriesSince2000 + 1
        let venus = 0.00134 * cosine(153.23 + 22_518.7541 * t) + 0.00154 * cosine(216.57 + 45_037.5082 * t)
        let jupiter = 0.00200 * cosine(312.69 + 32_964.3577 * t)
        let moon = 0.00179 * sine(350.74 + 445_267.1142 * t - 0.00144 * t * t)
        return venus + jupiter + moon + 0.00178 * sine(231.19 + 20.20 * t)
    }

    private static let astronomicalUnit = 149_597_870.7
}
