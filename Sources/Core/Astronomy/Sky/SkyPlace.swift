import Foundation
import WeatherModel

/// The geocentric position of a body, in degrees, referred to the true equinox of date.
struct SkyPlace {
    /// The ecliptic longitude.
    let longitude: Double
    /// The ecliptic latitude, positive to the north.
    let latitude: Double
    /// The distance from the Earth's centre, in kilometres.
    let distance: Double

    /// Returns the altitude in degrees, without refraction and parallax: Meeus 13.6, with 13.3 and 13.4.
    func altitude(_ ephemeris: Ephemeris, over coordinates: Coordinates) -> Double {
        let (ascension, declination) = equatorial(ephemeris)
        let angle = ephemeris.siderealTime + coordinates.longitude - ascension
        let height =
            sine(coordinates.latitude) * sine(declination)
            + cosine(coordinates.latitude) * cosine(declination) * cosine(angle)
        return asin(max(-1, min(1, height))) * 180 / .pi
    }

    /// Returns the hour angle, −180 to 180 degrees: Meeus, chapter 13.
    func hourAngle(_ ephemeris: Ephemeris, over coordinates: Coordinates) -> Double {
        (ephemeris.siderealTime + coordinates.longitude - equatorial(ephemeris).ascension)
            .remainder(dividingBy: 360)
    }

    /// Returns where the body stands over the place: Meeus 13.5 and 13.6, his azimuth turned from south to north.
    func direction(_ ephemeris: Ephemeris, over coordinates: Coordinates) -> SkyDirection {
        let (ascension, declination) = equatorial(ephemeris)
        let angle = ephemeris.siderealTime + coordinates.longitude - ascension
        let fromSouth = atan2(
            sine(angle) * cosine(declination),
            cosine(angle) * sine(coordinates.latitude) * cosine(declination)
                - sine(declination) * cosine(coordinates.latitude))
        return SkyDirection(
            altitude: altitude(ephemeris, over: coordinates), azimuth: turned(fromSouth * 180 / .pi + 180))
    }

    /// Returns the declination, degrees north of the equator.
    func declination(_ ephemeris: Ephemeris) -> Double { equatorial(ephemeris).declination }

    private func equatorial(_ ephemeris: Ephemeris) -> (ascension: Double, declination: Double) {
        let (cosTilt, sinTilt) = (cosine(ephemeris.obliquity), sine(ephemeris.obliquity))
        let (sinLongitude, cosLatitude) = (sine(longitude), cosine(latitude))
        let ascension = atan2(
            sinLongitude * cosTilt * cosLatitude - sine(latitude) * sinTilt, cosine(longitude) * cosLatitude)
        let declination = asin(max(-1, min(1, sine(latitude) * cosTilt + cosLatitude * sinTilt * sinLongitude)))
        return (ascension * 180 / .pi, declination * 180 / .pi)
    }
}
