public import Charts
import WeatherModel

/// A day, a night or some days at a glance, as text.
public struct ForecastTile: Sendable, Hashable, Identifiable {
    /// Which stretch of time a tile tells of.
    public enum Period: String, Sendable, Hashable, CaseIterable {
        case today, tonight, tomorrow, weekend, nextWeek, nextWeekend
    }

    /// Its stretch of time.
    public let id: Period
    /// "Today", "Weekend"; the day's name where one day of a weekend is left.
    public let title: String
    /// "6°"; nil for a night, and where it is not known.
    public let highText: String?
    /// "1°"; nil where it is not known.
    public let lowText: String?
    /// Of the icon theme; by night for a night.
    public let iconName: String
    /// This program's own picture.
    public let artworkName: String
    /// "Rain till 20:00, heavy at 15:00".
    public let sentence: String
    /// "Tomorrow: dry: frost, then sunshine, high 5, low minus 1".
    public let spokenText: String
    /// The row of days it opens, "2026-11-21"; nil where there is none.
    public let day: String?
    /// The days it tells of; a night has none.
    let dates: [CivilDate]
    let high: Temperature?
    let low: Temperature?

    /// As of every temperature; nil where either is unknown, and in high contrast.
    public func temperatureColours(_ style: ColourStyle) -> (low: Colour, high: Colour)? {
        guard !style.isHighContrast, let coldest = low ?? high, let warmest = high ?? low else { return nil }
        let ramp = ColourRamp.temperature(style)
        return (ramp.colour(coldest), ramp.colour(warmest))
    }
}
