public import Foundation
public import WeatherModel
public import WeatherStore
public import WeatherText

/// The weather of one place at one moment, as text.
public struct CurrentWeather: WeatherDisplayable, Sendable, Hashable {
    /// The place's name.
    public let location: String
    /// "Light rain", or "—".
    public let weather: String
    /// The source's own words where it has any: "clear sky".
    public let description: String
    /// Degrees Celsius, whatever unit is shown.
    public let temperature: Double?
    /// In the shown unit.
    public let temperatureText: String
    /// By day or by night.
    public let iconName: String
    /// This program's own picture, by day or by night.
    public let artworkName: String
    /// The place's name.
    public let locationTime: String?
    /// Nil unless it differs from the temperature by a whole degree as shown.
    public let feelsLikeText: String?
    /// Today's, reaching to the temperature shown; nil where neither is known.
    public let highLowText: String?
    /// "Forecast for 15:00" or "Weather of 20 Nov" where it is not the present weather of the source; nil where it is.
    public let validityText: String?
    /// "London, light rain, 13 degrees, Feels like 9°, High 16° · Low 8°".
    public let spokenText: String

    /// Nil where the report tells nothing of now and has no "current" at all.
    public init?(of place: SavedPlace, in report: WeatherReport, at now: Date, formatter: WeatherFormatter) {
        guard let present = PresentWeather(of: report, near: place.location, at: now) else { return nil }
        let conditions = present.conditions
        let date = CivilDate(now, in: report.timeZone)
        let today = present.kind == .past ? nil : report.days(from: now).first { $0.date == date }

        location = place.name
        weather = conditions.weather
        description = conditions.detailedWeather
        temperature = conditions.temperature?.value
        temperatureText = formatter.temperature(conditions.temperature)
        iconName = present.iconName
        artworkName = present.artworkName
        locationTime = formatter.time(now, in: report.timeZone)
        feelsLikeText = FeelsLike(conditions)?.text(insteadOf: conditions.temperature, formatter)
        highLowText = Self.highLow(today, formatter)
        validityText = present.validityText(in: report.timeZone, formatter)
        spokenText = PhraseList.text([
            place.name, conditions.spokenWeather, formatter.spokenTemperature(conditions.temperature),
            feelsLikeText, highLowText, validityText,
        ])
    }

    private static func highLow(_ day: Day?, _ formatter: WeatherFormatter) -> String? {
        let values = ["high": formatter.temperature(day?.high), "low": formatter.temperature(day?.low)]
        let text: String? =
            switch (day?.high, day?.low) {
            case (_?, _?): tr("High {high} · Low {low}", values)
            case (_?, nil): tr("High {high}", values)
            case (nil, _?): tr("Low {low}", values)
            case (nil, nil): nil
            }
        // Where the line breaks, a number stays with its word.
        return values.values.reduce(text) { $0?.replacing(" " + $1, with: "\u{A0}" + $1) }
    }
}
