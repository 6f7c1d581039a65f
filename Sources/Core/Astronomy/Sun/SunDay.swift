public import Foundation
public import WeatherModel

/// The sun at one place on one civil day.
///
/// Times are for a level horizon at sea level and mean refraction, to about half a minute below 65° of latitude, as in
/// almanacs. Mountains, elevation and weather shift the visible sunrise and sunset by more.
public struct SunDay: Sendable, Hashable {
    /// The date in the time zone of the place.
    public let date: CivilDate
    /// The time at which the sun crosses the meridian, nearest to the middle of the civil day.
    public let noon: Date
    /// Sunrise and sunset: the upper limb on the horizon, the centre 50′ below it.
    public let horizon: HorizonPassage
    /// Civil dawn and dusk, the centre 6° below the horizon: enough light to work outdoors.
    public let civilTwilight: HorizonPassage
    /// Nautical dawn and dusk, the centre 12° below the horizon: the horizon at sea is visible.
    public let nauticalTwilight: HorizonPassage
    /// Astronomical dawn and dusk, the centre 18° below the horizon: beyond it the sky is dark.
    public let astronomicalTwilight: HorizonPassage
    /// The seconds of sun between the two lower culminations around `noon`, whatever the clocks do: 0 to 86,400.
    public let dayLength: TimeInterval
    /// The seconds by which `dayLength` exceeds that of the day before; negative when days get shorter.
    public let dayLengthChange: TimeInterval

    /// Returns nil for a day that the time zone skipped, as Samoa did with 30 December 2011.
    public init?(_ date: CivilDate, in zone: TimeZone, over coordinates: Coordinates) {
        guard let span = date.span(in: zone) else { return nil }
        let curve = Self.curve(span, coordinates)
        let middle = span.lowerBound.addingTimeInterval(span.upperBound.timeIntervalSince(span.lowerBound) / 2)
        let noon = Self.noon(near: middle, coordinates)
        let length = Self.dayLength(around: noon, coordinates)
        self.date = date
        self.noon = noon
        horizon = curve.passage(of: Sun.horizon)
        civilTwilight = curve.passage(of: -6)
        nauticalTwilight = curve.passage(of: -12)
        astronomicalTwilight = curve.passage(of: -18)
        dayLength = length
        dayLengthChange =
            length
            - Self.dayLength(around: Self.noon(near: noon.addingTimeInterval(-86_400), coordinates), coordinates)
    }

    private static func curve(_ span: Range<Date>, _ coordinates: Coordinates) -> AltitudeCurve {
        AltitudeCurve(over: span, step: 3600) { Sun.elevation(at: $0, over: coordinates) }
    }

    private static func dayLength(around noon: Date, _ coordinates: Coordinates) -> TimeInterval {
        curve(noon.addingTimeInterval(-43_200)..<noon.addingTimeInterval(43_200), coordinates).timeAbove(Sun.horizon)
    }

    /// Returns the time of the noon; the hour angle of the sun grows by a degree in 240 seconds, within half a second a
    /// day.
    static func noon(near instant: Date, _ coordinates: Coordinates) -> Date {
        (0..<3).reduce(instant) { time, _ in
            let ephemeris = Ephemeris(time)
            return time.addingTimeInterval(-240 * Sun.place(ephemeris).hourAngle(ephemeris, over: coordinates))
        }
    }
}
