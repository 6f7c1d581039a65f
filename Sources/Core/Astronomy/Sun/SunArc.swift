package import Foundation
package import WeatherModel

/// The sun's way over a place on one day, as if its declination stayed that of noon.
///
/// Good to about two minutes below 60° of latitude, for a drawing of a whole year; `SunDay` tells the times of one day.
package struct SunArc: Sendable, Hashable {
    /// The time at which the sun crosses the meridian.
    package let noon: Date
    /// The sun's declination then, in degrees north of the equator.
    package let declination: Double
    private let latitude: Double

    /// The most seconds for which the sun can be above a height before noon, or after it.
    package static let longest: TimeInterval = 43_200

    /// - Parameter middle: A time within some hours of the noon.
    package init(near middle: Date, over coordinates: Coordinates) {
        noon = SunDay.noon(near: middle, coordinates)
        let ephemeris = Ephemeris(noon)
        declination = Sun.place(ephemeris).declination(ephemeris)
        latitude = coordinates.latitude
    }

    /// Returns the seconds from the rise above a height in degrees to noon: 0 if it stays below, `longest` if above.
    ///
    /// Meeus, *Astronomical Algorithms*, formula 15.1.
    package func half(above height: Double) -> TimeInterval {
        let above = sine(height) - sine(latitude) * sine(declination)
        let across = cosine(latitude) * cosine(declination)
        // At the poles the sun keeps its height all day.
        guard across > 1e-9 else { return above > 0 ? 0 : Self.longest }
        return acos(max(-1, min(1, above / across))) / .pi * Self.longest
    }

    /// The heights at which sun, civil, nautical and astronomical twilight begin, in degrees.
    package static let heights = [Sun.horizon, -6, -12, -18]
}
