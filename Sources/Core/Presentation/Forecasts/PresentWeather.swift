import Foundation
import WeatherModel

/// The best there is in a forecast for the present moment, and what it is.
struct PresentWeather: Equatable {
    /// How the values came about.
    enum Kind: Equatable {
        /// The source's own "current", not older than two hours.
        case current
        /// The forecast hour nearest to now.
        case forecastHour
        /// The last "current" there was; nothing nearer is known.
        case past
    }

    let kind: Kind
    /// The instant the values are valid for.
    let time: Date
    let conditions: Conditions
    /// Whether the sun is up, by the source or by the day's sunrise and sunset; up where neither is known.
    let isDay: Bool

    /// A "current" further from now than this is not the present any more.
    private static let reach: TimeInterval = 2 * 3600
    /// Sources whose rows are three hours apart still have one this near.
    private static let hourReach: TimeInterval = 1.5 * 3600

    /// Nil where the forecast tells nothing of now and has no "current" at all.
    init?(of forecast: Forecast, at now: Date) {
        func distance(_ time: Date) -> TimeInterval { abs(time.timeIntervalSince(now)) }
        let nearestHour = forecast.hours.min { distance($0.time) < distance($1.time) }
        if let current = forecast.current, distance(current.time) <= Self.reach {
            (kind, time, conditions) = (.current, current.time, current.conditions)
        } else if let hour = nearestHour, distance(hour.time) <= Self.hourReach {
            (kind, time, conditions) = (.forecastHour, hour.time, hour.conditions)
        } else if let current = forecast.current {
            (kind, time, conditions) = (.past, current.time, current.conditions)
        } else {
            return nil
        }
        isDay = forecast.isDay(conditions, at: time)
    }

    /// Of the icon theme.
    var iconName: String {
        (conditions.condition ?? .unknown).iconName(isDay: isDay)
    }

    /// "Forecast for 15:00", "Weather of 20 Nov"; nil where it is the source's own present.
    func validityText(in zone: TimeZone, _ formatter: WeatherFormatter) -> String? {
        switch kind {
        case .current: nil
        case .forecastHour: tr("Forecast for {time}", ["time": formatter.hour(time, in: zone)])
        case .past: tr("Weather of {date}", ["date": formatter.dayAndMonth(CivilDate(time, in: zone))])
        }
    }
}
