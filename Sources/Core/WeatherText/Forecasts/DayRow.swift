public import Foundation
public import WeatherModel

/// The texts of one day in the list.
public struct DayRow: Sendable, Hashable, Identifiable {
    /// The date in the place's time zone, such as "2026-11-21".
    public let id: String
    /// The text, such as "Today" or "Saturday".
    public let dayText: String
    /// The date, "21 Nov", or "21 Nov, in part" if the values cover only a part of the day.
    public let dateText: String
    /// The name of an icon in the icon theme, by day.
    public let iconName: String
    /// The name of the program's own picture, by day.
    public let artworkName: String
    /// The weather in words, such as "Rain, clearing late", or "—".
    public let weather: String
    /// The probability of precipitation from 10 % on or, if none is known, the amount; nil for neither.
    public let precipitationText: String?
    /// The amount of precipitation, such as "31 mm"; nil below 0.1 mm and if it is not known.
    ///
    /// For today, it is the amount still to come.
    public let amountText: String?
    /// "31 mm", "0 mm" where nothing falls, or "—".
    ///
    /// Of today, what is still to come.
    public let sumText: String
    /// "95%", or "dry" where it is under 10 % and nothing falls; nil where nothing is known.
    public let chanceText: String?
    /// The high, such as "16°", or "—".
    public let highText: String
    /// The low, such as "8°", or "—".
    public let lowText: String
    /// The range of temperatures on the scale of all listed days; nil if a value is missing.
    public let range: ScaleSpan?
    /// The low, which gives the lower end of the bar its colour.
    public let low: Temperature?
    /// The high, which gives the upper end of the bar its colour.
    public let high: Temperature?
    /// The text that explains the ends of the bar and of its scale.
    public let rangeDescription: String
    /// The text of the expanded day, such as "Sunrise 07:12, sunset 16:05 · Wind up to 30 km/h, gusts 54 km/h · Rain 4
    /// mm"; nil while it is collapsed.
    public let openText: String?
    /// The text for a screen reader: "Saturday, moderate rain, 80 percent, high 19, low 11", with the details of an
    /// expanded day.
    public let spokenText: String

    /// Returns the days from today on in the place's time zone, with bars on a common scale.
    ///
    /// - Parameters:
    ///   - coordinates: The place, for sunrise and sunset.
    ///   - open: The identifier of the expanded day; nil for none.
    public static func rows(
        of report: WeatherReport, over coordinates: Coordinates, at now: Date, formatter: WeatherFormatter,
        open: String? = nil
    ) -> [DayRow] {
        let outlooks = DayOutlooks(of: report, over: coordinates, at: now).all
        let days = outlooks.map(\.day)
        let today = CivilDate(now, in: report.timeZone)
        let scale = TemperatureScale(of: days)
        let context = SentenceContext(formatter, in: report.timeZone, at: now)
        return outlooks.map { outlook in
            let day = outlook.day
            let details = day.date.description == open ? OpenDay(day, over: coordinates, context).text : nil
            return DayRow(outlook, isToday: day.date == today, scale: scale, openText: details, context)
        }
    }

    private init(
        _ outlook: DayOutlook, isToday: Bool, scale: TemperatureScale?, openText: String?, _ context: SentenceContext
    ) {
        let (day, formatter) = (outlook.day, context.formatter)
        let rain = RainChance(probability: day.precipitationProbability, amount: day.precipitation)
        let words = outlook.words(context)
        id = day.date.description
        dayText = isToday ? tr("Today") : formatter.weekday(day.date)
        let date = formatter.dayAndMonth(day.date)
        dateText = day.isPartial ? tr("{date}, in part", ["date": date]) : date
        iconName = outlook.iconName
        artworkName = outlook.artworkName
        weather = words?.capitalizedFirst ?? TemperatureText.missing
        precipitationText = rain?.shortText(formatter)
        amountText = rain?.amountText(formatter)
        sumText = formatter.precipitation(day.precipitation)
        chanceText = rain?.chanceText(formatter, isWet: outlook.isWet)
        highText = formatter.temperature(day.high)
        lowText = formatter.temperature(day.low)
        range = scale?.span(of: day)
        (low, high) = (day.low, day.high)
        rangeDescription = Self.rangeDescription(day, scale, formatter)
        self.openText = openText
        let sentence = DaySentence(day: dayText, weather: words, rain: rain, high: day.high, low: day.low)
        let part = day.isPartial ? Self.partial : nil
        spokenText = PhraseList.text([sentence.text(formatter), part, openText])
    }

    private static var partial: String { tr("only a part of the day is known") }

    private static func rangeDescription(
        _ day: Day, _ scale: TemperatureScale?, _ formatter: WeatherFormatter
    ) -> String {
        guard let scale, day.low != nil, day.high != nil else {
            return tr("The low or the high of this day is not known.")
        }
        return tr(
            "From {low} to {high}. The whole bar reaches from {lowest} to {highest}, the range of all days listed.",
            [
                "low": formatter.temperature(day.low), "high": formatter.temperature(day.high),
                "lowest": formatter.temperature(scale.lowest), "highest": formatter.temperature(scale.highest),
            ])
    }
}
