import Foundation
import WeatherModel
public import WeatherStore
public import WeatherText

/// The texts of the current weather of one place.
public struct CurrentWeatherText: WeatherDisplayable, Sendable, Hashable {
    /// The name of the place.
    public let location: String
    /// The weather in words, such as "Light rain", or "—".
    public let weather: String
    /// The temperature in degrees Celsius, whatever unit is shown; nil if unknown.
    public let temperature: Double?
    /// The temperature in the chosen unit.
    public let temperatureText: String
    /// The name of the program's own picture, for day or night.
    public let artworkName: String
    /// The apparent temperature as text; nil if it equals the temperature as shown, or is unknown.
    public let feelsLikeText: String?
    /// Today's high and low, which include the temperature shown; nil if neither is known.
    public let highLowText: String?
    /// The origin of the values: of all but the felt temperature, of that, and of high and low, a line each.
    public let provenance: String?
    /// The text for a screen reader, such as "London, light rain, 13 degrees, feels like 9, high 16, low 8".
    public let spokenText: String

    /// - Parameter name: The name that tells the place from others; by default that of the place.
    /// - Returns: Nil if the report has neither current conditions nor an hour near the present.
    public init?(
        of place: SavedPlace, named name: String? = nil, in report: SettledReport, formatter: WeatherFormatter
    ) {
        guard let present = report.present else { return nil }
        let now = report.now
        let conditions = present.conditions
        let isDay = present.isDay(in: report, over: place.location.coordinates)
        let date = CivilDate(now, in: report.timeZone)
        let today = present.kind == .past ? nil : report.comingDays.first { $0.date == date }

        location = place.localName
        weather = conditions.weather
        temperature = conditions.temperature?.value
        temperatureText = formatter.temperature(conditions.temperature)
        artworkName = present.condition.artworkName(isDay: isDay)
        feelsLikeText = FeelsLike(conditions)?.text(insteadOf: conditions.temperature, formatter)
        highLowText = Self.highLow(today, formatter)
        provenance = Self.provenance(
            present, isFelt: feelsLikeText != nil, in: report, SentenceContext(formatter, in: report.timeZone, at: now))
        spokenText = PhraseList.text([
            name ?? place.localName, conditions.spokenWeather, formatter.spokenTemperature(conditions.temperature),
            feelsLikeText == nil
                ? nil
                : formatter.spokenDegrees(FeelsLike(conditions)?.temperature).map {
                    tr("feels like {temperature}", ["temperature": $0])
                },
            Self.restOfToday(today, formatter.speaking),
            Self.restOfToday(today, formatter) == nil
                ? formatter.spokenDegrees(today?.high).map { tr("high {temperature}", ["temperature": $0]) } : nil,
            Self.restOfToday(today, formatter) == nil
                ? formatter.spokenDegrees(today?.low).map { tr("low {temperature}", ["temperature": $0]) } : nil,
            present.validityText(in: report.timeZone, formatter.speaking),
        ])
    }

    private static func provenance(
        _ present: PresentConditions, isFelt: Bool, in report: SettledReport, _ context: SentenceContext
    ) -> String {
        let formula = isFelt ? FeelsLike(present.conditions)?.formula : nil
        let felt = formula?.explanation(in: present).map { tr("Feels like: {origin}", ["origin": $0]) }
        let days = Provenance.text(ofForecast: report.days, context).map {
            tr("High and low: {origin}", ["origin": $0])
        }
        let weather = Provenance.text(ofWeatherIn: report, context)
        return [Provenance.text(of: present, context), weather, felt, days].compactMap { $0 }.joined(separator: "\n")
    }

    /// What is left of a day whose beginning is not known; nil for one that is known whole.
    private static func restOfToday(_ day: Day?, _ formatter: WeatherFormatter) -> String? {
        guard let day, day.isPartial, let low = day.low, let high = day.high else { return nil }
        return formatter.restOfToday(from: low, to: high)
    }

    private static func highLow(_ day: Day?, _ formatter: WeatherFormatter) -> String? {
        if let rest = restOfToday(day, formatter) { return rest.capitalizedFirst }
        let values = ["high": formatter.temperature(day?.high), "low": formatter.temperature(day?.low)]
        let text: String? =
            switch (day?.high, day?.low) {
            case (_?, _?): tr("High {high} · Low {low}", values)
            case (_?, nil): tr("High {high}", values)
            case (nil, _?): tr("Low {low}", values)
            case (nil, nil): nil
            }
        // No-break spaces keep a number with its word where the line breaks.
        return values.values.reduce(text) { $0?.replacing(" " + $1, with: "\u{A0}" + $1) }
    }
}
