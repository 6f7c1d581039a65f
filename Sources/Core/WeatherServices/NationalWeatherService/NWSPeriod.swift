import Foundation
import WeatherModel

/// A period of a forecast: an hour, a day or a night.
struct NWSPeriod {
    let start: Date
    let end: Date
    let isDay: Bool?
    let temperature: Temperature?
    let dewPoint: Temperature?
    let relativeHumidity: Percentage?
    let precipitationProbability: Percentage?
    let wind: NWSWind
    /// The condition of the icon, which has no intensity of rain.
    private let icon: WeatherCondition?
    let words: String?

    /// Returns nil for a period without a beginning or an end.
    init?(_ period: JSONObject) {
        guard let start = ISOInstant.date(period.text("startTime")), let end = ISOInstant.date(period.text("endTime")),
            end > start
        else { return nil }
        (self.start, self.end) = (start, end)
        let picture = period.text("icon").flatMap(NWSIcon.init)
        isDay = period.members["isDaytime"]?.bool ?? picture?.isDay
        let unit: MeasuredUnit? =
            switch period.text("temperatureUnit")?.uppercased() {
            case "F": .fahrenheit
            case "C": .celsius
            default: nil
            }
        temperature =
            unit.flatMap { Temperature(period.number("temperature"), in: $0) } ?? period.measured("temperature")
        dewPoint = period.measured("dewpoint")
        relativeHumidity = period.measured("relativeHumidity")
        precipitationProbability = period.measured("probabilityOfPrecipitation")
        wind = NWSWind(speed: period.text("windSpeed"), direction: period.text("windDirection"))
        words = period.text("shortForecast")
        icon = picture?.condition
    }

    /// The condition with the intensity that the words say.
    var condition: WeatherCondition? { condition(rate: nil) }

    /// Returns the condition with the intensity that the words say or, if they say none, that of the rate in
    /// millimetres an hour.
    func condition(rate: Double?) -> WeatherCondition? {
        NWSSky.condition(icon: icon, words: words, rate: rate)
    }
}

/// The wind of a forecast period, which the National Weather Service gives as text: "10 to 15 mph", "SSW".
struct NWSWind {
    /// The middle of the range, or the single speed.
    let speed: Speed?
    /// The upper end of the range.
    let highest: Speed?
    /// The direction the wind blows from; nil if it is calm.
    let direction: Bearing?

    init(speed text: String?, direction name: String?) {
        let words = text?.split(separator: " ").map(String.init) ?? []
        let unit: MeasuredUnit? =
            switch words.last {
            case "mph": .milesPerHour
            case "km/h": .kilometresPerHour
            case "kt", "kts": .knots
            default: nil
            }
        let numbers = words.compactMap { Double(decimal: $0) }
        if let unit, let first = numbers.first, let last = numbers.last {
            speed = Speed((first + last) / 2, in: unit)
            highest = Speed(last, in: unit)
        } else {
            (speed, highest) = (nil, nil)
        }
        let sixteenth = name.flatMap { Self.compass.firstIndex(of: $0.uppercased()) }
        direction = speed?.value == 0 ? nil : sixteenth.flatMap { Bearing(checking: Double($0) * 22.5) }
    }

    private static let compass = [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
    ]
}
