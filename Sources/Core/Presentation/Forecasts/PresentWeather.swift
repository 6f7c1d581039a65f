import Foundation
import WeatherModel

/// The best there is in a forecast for the present moment, and what it is.
struct PresentWeather: Equatable {
    let kind: PresentConditions.Kind
    /// The instant the values are valid for.
    let time: Date
    let conditions: Conditions
    /// Whether the sun is up, by the source or by the day's sunrise and sunset; up where neither is known.
    let isDay: Bool
    private let present: PresentConditions

    /// Nil where the forecast tells nothing of now and has no "current" at all.
    init?(of forecast: Forecast, at now: Date) {
        guard let present = PresentConditions(of: WeatherReport(forecast), at: now) else { return nil }
        self.present = present
        (kind, time, conditions) = (present.kind, present.time, present.conditions)
        isDay = forecast.isDay(conditions, at: time)
    }

    /// Of the icon theme.
    var iconName: String {
        (conditions.condition ?? .unknown).iconName(isDay: isDay)
    }

    /// "Forecast for 15:00", "Weather of 20 Nov"; nil where it is the source's own present.
    func validityText(in zone: TimeZone, _ formatter: WeatherFormatter) -> String? {
        present.validityText(in: zone, formatter)
    }
}
