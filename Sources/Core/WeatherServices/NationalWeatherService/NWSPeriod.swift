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
