public import Foundation
public import WeatherModel

/// The phase of the moon at an instant.
public enum Moon {
    /// Returns the illuminated share of the disc, 0 to 1, seen from the Earth's centre: Meeus, chapter 48.
    public static func illumination(at instant: Date) -> Double {
        let ephemeris = Ephemeris(instant)
        let (moon, sun) = (place(ephemeris), Sun.place(ephemeris))
        let elongation = acos(cosine(moon.latitude) * cosine(moon.longitude - sun.longitude))
        let phase = atan2(sun.distance * sin(elongation), moon.distance - sun.distance * cos(elongation))
        return (1 + cos(phase)) / 2
    }

    /// Returns whether its lit share grows, from new moon to full.
    public static func isWaxing(at instant: Date) -> Bool { elongation(at: instant) < 180 }

    /// Returns where its centre stands over the place, seen from the Earth's centre.
    public static func direction(at instant: Date, over coordinates: Coordinates) -> SkyDirection {
        let ephemeris = Ephemeris(instant)
        return place(ephemeris).direction(ephemeris, over: coordinates)
    }

    /// Returns the next time of the quarter that is more than a second after `instant`.
    ///
    /// At new moon, first quarter, full moon and last quarter the longitude of the moon exceeds that of the sun by 0,
    /// 90, 180 and 270 degrees (Meeus, chapter 49), which is solved here with the positions of chapters 25 and 47; to
    /// about a minute.
    public static func next(_ quarter: MoonQuarter, after instant: Date) -> Date {
        let ahead = turned(quarter.elongation - elongation(at: instant))
        let found = settle(on: quarter, from: instant.addingTimeInterval(ahead * secondsPerDegree))
        // At the quarter itself, the search can end on either side of the instant.
        return found.timeIntervalSince(instant) > 1
            ? found : settle(on: quarter, from: found.addingTimeInterval(360 * secondsPerDegree))
    }

    /// Returns the longitude of the moon less that of the sun, 0 up to 360 degrees.
    static func elongation(at instant: Date) -> Double {
        let ephemeris = Ephemeris(instant)
        return turned(place(ephemeris).longitude - Sun.place(ephemeris).longitude)
    }

    private static func settle(on quarter: MoonQuarter, from guess: Date) -> Date {
        var time = guess
        for _ in 0..<12 {
            let remainder = (quarter.elongation - elongation(at: time)).remainder(dividingBy: 360)
            time = time.addingTimeInterval(remainder * secondsPerDegree)
            if abs(remainder * secondsPerDegree) < 0.1 { break }
        }
        return time
    }

    /// The seconds in which the mean elongation grows by a degree; a synodic month has 29.530588853 days.
    private static let secondsPerDegree = 29.530588853 * 86_400 / 360
}
