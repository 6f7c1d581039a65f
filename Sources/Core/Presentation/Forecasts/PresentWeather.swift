import Foundation
import WeatherModel
import WeatherText

/// The best there is in a report for the present moment, and what it is.
struct PresentWeather: Equatable {
    let kind: PresentConditions.Kind
    /// The instant the values are valid for.
    let time: Date
    let conditions: Conditions
    /// Whether the sun is up, at the place and the instant.
    let isDay: Bool
    private let present: PresentConditions

    /// Nil where the report tells nothing of now and has no "current" at all.
    init?(of report: WeatherReport, near place: Location, at now: Date) {
        guard let present = PresentConditions(of: report.settled(at: now), at: now) else { return nil }
        self.present = present
        (kind, time, conditions) = (present.kind, present.time, present.conditions)
        isDay = report.isDay(conditions, at: time, over: place.coordinates)
    }

    /// "Light rain", or "—".
    var weather: String { conditions.weather }

    /// Of the icon theme.
    var iconName: String { condition.iconName(isDay: isDay) }

    /// This program's own picture.
    var artworkName: String { condition.artworkName(isDay: isDay) }

    /// Unknown where the source names none.
    var condition: WeatherCondition { conditions.condition ?? .unknown }

    /// "Forecast for 15:00", "Weather of 20 Nov"; nil where it is the source's own present.
    func validityText(in zone: TimeZone, _ formatter: WeatherFormatter) -> String? {
        present.validityText(in: zone, formatter)
    }
}
