import Foundation
import WeatherModel
import WeatherText

/// The conditions of a report that come closest to the present, with daylight and icons.
struct PresentWeather: Equatable {
    let kind: PresentConditions.Kind
    /// The instant the values are valid for.
    let time: Date
    let conditions: Conditions
    /// Whether the sun is up at the place at that instant.
    let isDay: Bool
    private let present: PresentConditions

    /// Returns nil if the report has neither current conditions nor an hour near the present.
    init?(of report: WeatherReport, near place: Location, at now: Date) {
        guard let present = PresentConditions(of: report.settled(at: now), at: now) else { return nil }
        self.present = present
        (kind, time, conditions) = (present.kind, present.time, present.conditions)
        isDay = report.isDay(conditions, at: time, over: place.coordinates)
    }

    /// The weather in words, such as "Light rain", or "—".
    var weather: String { conditions.weather }

    /// The name of an icon in the icon theme.
    var iconName: String { condition.iconName(isDay: isDay) }

    /// The name of the program's own picture.
    var artworkName: String { condition.artworkName(isDay: isDay) }

    /// The condition; `unknown` if the source names none.
    var condition: WeatherCondition { conditions.condition ?? .unknown }

    /// Returns "Forecast for 15:00" or "Weather of 20 Nov"; nil for observations and current conditions.
    func validityText(in zone: TimeZone, _ formatter: WeatherFormatter) -> String? {
        present.validityText(in: zone, formatter)
    }
}
