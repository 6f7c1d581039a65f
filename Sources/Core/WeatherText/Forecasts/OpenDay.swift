import Astronomy
import Foundation
import WeatherModel

/// The text of an expanded day: sun, wind, rain, snow and UV index, as far as they are known.
struct OpenDay {
    private let day: Day
    private let coordinates: Coordinates
    private let context: SentenceContext

    init(_ day: Day, over coordinates: Coordinates, _ context: SentenceContext) {
        (self.day, self.coordinates, self.context) = (day, coordinates, context)
    }

    /// The text, such as "Sunrise 07:12, sunset 16:05 · Wind up to 30 km/h, gusts 54 km/h · Rain 4 mm".
    var text: String {
        [sun, wind, rain, snow, feelsLike, uvIndex].compactMap { $0 }.joined(separator: " · ")
    }

    private var formatter: WeatherFormatter { context.formatter }

    private var sun: String? {
        guard let sun = SunDay(day.date, in: context.zone, over: coordinates) else { return nil }
        switch sun.horizon {
        case .alwaysAbove: return tr("Polar day")
        case .alwaysBelow: return tr("Polar night")
        case .crosses:
            return PhraseList.text([
                sun.horizon.rise.map { tr("Sunrise {time}", ["time": formatter.time($0, in: context.zone)]) },
                sun.horizon.set.map { tr("sunset {time}", ["time": formatter.time($0, in: context.zone)]) },
            ])
        }
    }

    private var wind: String? {
        day.windSpeedMax.map { speed in
            tr(
                "Wind up to {wind}",
                ["wind": formatter.wind(speed: speed, from: day.windDirection, gust: day.windGustMax)])
        }
    }

    private var rain: String? {
        day.precipitation.flatMap { amount in
            amount.value > 0 ? tr("Precipitation {amount}", ["amount": formatter.precipitation(amount)]) : nil
        }
    }

    private var snow: String? {
        day.snowfall.flatMap { depth in
            depth.value > 0 ? tr("Fresh snow {depth}", ["depth": formatter.snow(depth)]) : nil
        }
    }

    private var feelsLike: String? {
        guard let high = day.apparentHigh, let low = day.apparentLow else { return nil }
        return tr(
            "Feels like {low} to {high}",
            ["low": formatter.temperature(low), "high": formatter.temperature(high)])
    }

    private var uvIndex: String? {
        day.uvIndexMax.map { tr("UV index {index}", ["index": formatter.uvIndex($0)]) }
    }
}
