import Foundation
public import WeatherModel

/// The texts of one day in the list.
public struct DayRow: Sendable, Hashable, Identifiable {
    /// The date in the place's time zone, such as "2026-11-21".
    public let id: String
    /// The text, such as "Today" or "Saturday".
    public let dayText: String
    /// The date, "21 Nov", or "21 Nov, in part" if the values cover only a part of the day.
    public let dateText: String
    /// The name of the program's own picture, by day as long as there is enough sun left.
    public let artworkName: String
    /// The weather in words, such as "Rain, clearing late", or "—".
    public let weather: String
    /// The probability of precipitation from 10 % on or, if none is known, the amount; nil for neither.
    public let precipitationText: String?
    /// The amount of precipitation, such as "31 mm"; nil below 0.1 mm and if it is not known.
    ///
    /// For today, it is the amount still to come.
    public let amountText: String?
    /// "31 mm", of snow "6 cm", "0 mm" where nothing falls, or "—"; of what is left of today "31 mm from now on".
    public let sumText: String
    /// What falls on the day, "31 mm" or, of snow, "6 cm"; nil where nothing worth a number does.
    public let fallText: String?
    /// "31 mm from now on", for an amount that is not the whole day's; nil for all others.
    public let fallDescription: String?
    /// "95%", "dry", "trace" or "—"; nil beside an amount of unknown probability.
    public let chanceText: String?
    /// The greatest wind speed without its unit, such as "28", or "—".
    public let windText: String
    /// Degrees clockwise from north that the wind blows to; nil where it is calm or not known.
    public let windTowards: Double?
    /// The strongest wind with its unit and direction, such as "Wind from the east up to 24 km/h"; nil if not known.
    public let windDescription: String?
    /// Whether the locale counts the day as one of the weekend.
    public let isWeekend: Bool
    /// Whether the values cover only a part of the day.
    public let isPartial: Bool
    /// The high, such as "16°", or "—".
    public let highText: String
    /// The low, such as "8°", or "—".
    public let lowText: String
    /// The range of temperatures on the scale of all listed days; nil if a value is missing.
    public let range: ScaleSpan?
    /// The place of 0 °C on the scale, 0 to 1; nil where it lies outside.
    public let zero: Double?
    /// The place of the present temperature on the scale, 0 to 1; nil for any day but today, and if it is not known.
    public let now: Double?
    /// The name of 0 °C in the unit shown, such as "0°" or "32°".
    public let zeroText: String
    /// The low, which gives the lower end of the bar its colour.
    public let low: Temperature?
    /// The high, which gives the upper end of the bar its colour.
    public let high: Temperature?
    /// The weather with where the high may lie, "Sunny spells, 3° to 7°"; nil where that is not told.
    public let rangedWeather: String?
    /// Where low and high lie in eight of ten runs, as far as that is drawn beyond them; nil where nothing is.
    public let reach: DayReach?
    /// The text that explains the ends of the bar and of its scale.
    public let rangeDescription: String
    /// The origin of the values, such as "Open-Meteo, forecast fetched at 14:48"; nil if it is not known.
    public let provenance: String?
    /// How the forecast for the day has changed lately: "Since Sunday evening: rain 20% → 70%"; nil where it has not, or others
    /// have changed more.
    public let revisionText: String?
    /// The sentences of the expanded day, about what falls, wind, sun and more; nil while it is collapsed.
    public let openText: String?
    /// The same for a screen reader, with units as words; nil while it is collapsed.
    public let spokenDetails: String?
    /// The text for a screen reader: "Friday 27 November: sunny after frost, minus 1 to 5 degrees, dry, wind up to 8
    /// kilometres an hour from the north.", with the sentences of an expanded day.
    public let spokenText: String

    /// Returns the days from today on in the place's time zone, with bars on a common scale.
    ///
    /// - Parameters:
    ///   - coordinates: The place, for sunrise and sunset.
    ///   - open: The identifier of the expanded day; nil for none.
    ///   - revisions: How the forecasts have changed lately, as far as that is told.
    public static func rows(
        of report: SettledReport, over coordinates: Coordinates, formatter: WeatherFormatter, open: String? = nil,
        revisions: [RevisionText] = []
    ) -> [DayRow] {
        let now = report.now
        let outlooks = DayOutlooks(of: report, over: coordinates).all
        let days = outlooks.map(\.day)
        let today = CivilDate(now, in: report.timeZone)
        let bands = outlooks.map { report.bands(of: $0.day) }
        let scale = TemperatureScale(of: days, reaching: bands.compactMap(\.self))
        let context = SentenceContext(formatter, in: report.timeZone, at: now)
        let present = report.present?.conditions.temperature
        let provenance = Provenance.text(ofDaysIn: report, context)
        return zip(outlooks, bands).map { outlook, bands in
            let date = outlook.day.date
            let isOpen = date.description == open
            func details(_ context: SentenceContext) -> String? {
                isOpen ? OpenDay(outlook, over: coordinates, context).text : nil
            }
            return DayRow(
                outlook, isToday: date == today, present: date == today ? present : nil, scale: scale, bands: bands,
                openText: details(context), spokenDetails: details(context.speaking), provenance: provenance,
                revision: revisions.first { $0.date == date }, context)
        }
    }

    private init(
        _ outlook: DayOutlook, isToday: Bool, present: Temperature?, scale: TemperatureScale?, bands: DayBands?,
        openText: String?, spokenDetails: String?, provenance: String?, revision: RevisionText?,
        _ context: SentenceContext
    ) {
        let (day, formatter) = (outlook.day, context.formatter)
        let rain = RainChance(probability: day.precipitationProbability, amount: day.precipitation)
        let words = outlook.words(context)
        id = day.date.description
        dayText = isToday ? tr("Today") : formatter.weekday(day.date).capitalizedFirst
        let date = formatter.dayAndMonth(day.date)
        dateText = day.isPartial ? tr("{date}, partial", ["date": date]) : date
        artworkName = outlook.artworkName
        weather = words?.capitalizedFirst ?? TemperatureText.missing
        precipitationText = rain?.shortText(formatter)
        amountText = rain?.amountText(formatter)
        let (fall, wind) = (DayPrecipitation(outlook, formatter), DayWind(day, formatter))
        sumText = fall.sumText
        fallDescription = fall.amountText == nil || !outlook.tellsRest ? nil : fall.sumText
        (fallText, chanceText) = (fall.amountText.map(formatter.isolated(phrase:)), fall.chanceText)
        (windText, windTowards) = (wind.text, wind.towards)
        windDescription = day.windSpeedMax.map { formatter.windUpTo($0, from: day.windDirection) }
        (isWeekend, isPartial) = (formatter.isWeekend(day.date), day.isPartial)
        highText = formatter.temperature(day.high)
        lowText = formatter.temperature(day.low)
        range = scale?.span(of: day)
        zero = scale?.place(of: Temperature(0))
        zeroText = formatter.isolated(value: formatter.temperature(Temperature(0)))
        now = present.flatMap { scale?.place(of: $0) }
        (low, high) = (day.low, day.high)
        rangedWeather = words.flatMap { bands?.high.words(after: $0.capitalizedFirst, formatter) }
        let reach = scale.flatMap { scale in bands.flatMap { DayReach($0, of: day, on: scale) } }
        self.reach = reach
        rangeDescription = Self.rangeDescription(day, scale, reach, formatter)
        revisionText = revision?.text
        (self.openText, self.spokenDetails, self.provenance) = (openText, spokenDetails, provenance)
        let sentence = DaySentence(
            day: isToday ? dayText : formatter.spokenDay(day.date), weather: words, low: day.low, high: day.high,
            highRange: bands?.high.spokenHigh(formatter), fall: fall.spokenText, wind: wind.spokenText)
        let part = day.isPartial && openText == nil ? tr("Only part of this day is known.") : nil
        spokenText =
            PhraseList.sentences([sentence.text(formatter), part, revision?.spokenText, spokenDetails]) ?? dayText
    }

    private static func rangeDescription(
        _ day: Day, _ scale: TemperatureScale?, _ reach: DayReach?, _ formatter: WeatherFormatter
    ) -> String {
        guard let scale, let low = day.low, let high = day.high else {
            return tr("The high or low for this day is not known.")
        }
        // A range whose ends are one number is none.
        guard formatter.shownDegrees(low) != formatter.shownDegrees(high) else {
            let values = [
                "lowest": formatter.temperature(scale.lowest), "highest": formatter.temperature(scale.highest),
            ]
            return PhraseList.sentences([
                tr("{temperature} throughout.", ["temperature": formatter.temperature(high)]).capitalizedFirst,
                formatter.shownDegrees(scale.lowest) == formatter.shownDegrees(scale.highest)
                    ? nil : tr("The scale runs from {lowest} to {highest}, the range of all the days shown.", values),
            ]) ?? ""
        }
        if let reach {
            return tr(
                "From {low} to {high}, in most runs from {least} to {most}. The scale runs from {lowest} to {highest}.",
                [
                    "low": formatter.temperature(day.low), "high": formatter.temperature(day.high),
                    "least": formatter.temperature(reach.lowest), "most": formatter.temperature(reach.highest),
                    "lowest": formatter.temperature(scale.lowest), "highest": formatter.temperature(scale.highest),
                ])
        }
        return tr(
            "From {low} to {high}. The scale runs from {lowest} to {highest}, the range of all the days shown.",
            [
                "low": formatter.temperature(day.low), "high": formatter.temperature(day.high),
                "lowest": formatter.temperature(scale.lowest), "highest": formatter.temperature(scale.highest),
            ])
    }
}
