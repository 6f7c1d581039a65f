public import Foundation
public import WeatherModel

/// Whether the sun is up at a place, from what its source says.
public struct Daylight: Sendable {
    private let sun: [CivilDate: Range<Date>]
    private let timeZone: TimeZone
    private let sunIsUp: (@Sendable (Date) -> Bool)?

    /// - Parameters:
    ///   - days: Those with a sunrise and a sunset tell of themselves.
    ///   - sunIsUp: The sun's place, worked out for the place's coordinates; it is asked before the source.
    public init(_ days: [Day], in timeZone: TimeZone, sunIsUp: (@Sendable (Date) -> Bool)? = nil) {
        sun = days.reduce(into: [:]) { known, day in
            guard let sunrise = day.sunrise, let sunset = day.sunset else { return }
            known[day.date] = sunrise..<max(sunrise, sunset)
        }
        self.timeZone = timeZone
        self.sunIsUp = sunIsUp
    }

    /// By the sun's place, else as the source says, else by the sunrise and sunset it gives; true where it gives neither.
    public func isDay(_ conditions: Conditions, at time: Date) -> Bool {
        sunIsUp?(time) ?? conditions.isDay ?? sun[CivilDate(time, in: timeZone)]?.contains(time) ?? true
    }
}
