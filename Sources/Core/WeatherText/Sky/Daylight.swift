public import Foundation
public import WeatherModel

/// Whether the sun is up at a place at a given time.
public struct Daylight: Sendable {
    private let sun: [CivilDate: Range<Date>]
    private let timeZone: TimeZone
    private let sunIsUp: (@Sendable (Date) -> Bool)?

    /// - Parameters:
    ///   - days: The days, whose sunrise and sunset are used if they have both.
    ///   - sunIsUp: Computes from the sun's position whether it is up; takes precedence over the source.
    public init(_ days: [Day], in timeZone: TimeZone, sunIsUp: (@Sendable (Date) -> Bool)? = nil) {
        sun = days.reduce(into: [:]) { known, day in
            guard let sunrise = day.sunrise, let sunset = day.sunset else { return }
            known[day.date] = sunrise..<max(sunrise, sunset)
        }
        self.timeZone = timeZone
        self.sunIsUp = sunIsUp
    }

    /// Returns whether the sun is up by its position, else by the source, else by sunrise and sunset; true if nothing
    /// is known.
    public func isDay(_ conditions: Conditions, at time: Date) -> Bool {
        sunIsUp?(time) ?? conditions.isDay ?? sun[CivilDate(time, in: timeZone)]?.contains(time) ?? true
    }
}
