public import Foundation
public import WeatherModel

/// One day of the list, as text.
public struct DayRow: Sendable, Hashable, Identifiable {
    /// "2026-11-21", in the place's zone.
    public let id: String
    /// "Today" or "Saturday".
    public let dayText: String
    /// "21 Nov", or "21 Nov, in part" where the values are those of a part of the day.
    public let dateText: String
    /// By day.
    public let iconName: String
    /// This program's own picture, by day.
    public let artworkName: String
    /// "Rain, clearing late", or "—".
    public let weather: String
    /// The chance from 10 % on, or the amount where no chance is known.
    public let precipitationText: String?
    /// "31 mm"; nil below 0.1 mm, and where it is not known.
    ///
    /// Of today, what is still to come.
    public let amountText: String?
    /// "31 mm", "0 mm" where nothing falls, or "—".
    ///
    /// Of today, what is still to come.
    public let sumText: String
    /// "95%", or "dry" where it is under 10 % and nothing falls; nil where nothing is known.
    public let chanceText: String?
    /// "16°" or "—".
    public let highText: String
    /// "8°" or "—".
    public let lowText: String
    /// On the scale of all listed days.
    public let range: ScaleSpan?
    /// The day's lowest temperature, by which the bar's end is coloured.
    public let low: Temperature?
    /// The day's highest temperature, by which the bar's end is coloured.
    public let high: Temperature?
    /// Names the ends of the bar and of its scale.
    public let rangeDescription: String
    /// "Sunrise 07:12, sunset 16:05 · Wind up to 30 km/h, gusts 54 km/h · Rain 4 mm"; nil while the day is closed.
    public let openText: String?
    /// "Saturday, moderate rain, 80 percent, high 19, low 11", and while the day is open what it says more.
    public let spokenText: String

    /// From today on in the place's zone; all bars share one scale.
    ///
    /// - Parameters:
    ///   - coordinates: Where the sun rises and sets.
    ///   - open: The identity of the day that is open; nil for none.
    public static func rows(
        of report: WeatherReport, over coordinates: Coordinates, at now: Date, formatter: WeatherFormatter,
        open: String? = nil
    ) -> [DayRow] {
        let outlooks = DayOutlooks(of: report, over: coordinates, at: now).all
        let days = outlooks.map(\.day)
        let today = CivilDate(now, in: report.timeZone)
        let scale = TemperatureScale(of: days)
        let telling = Telling(formatter, in: report.timeZone, at: now)
        return outlooks.map { outlook in
            let day = outlook.day
            let details = day.date.description == open ? OpenDay(day, over: coordinates, telling).text : nil
            return DayRow(outlook, isToday: day.date == today, scale: scale, openText: details, telling)
        }
    }

    private init(
        _ outlook: DayOutlook, isToday: Bool, scale: TemperatureScale?, openText: String?, _ telling: Telling
    ) {
        let (day, formatter) = (outlook.day, telling.formatter)
        let rain = RainChance(probability: day.precipitationProbability, amount: day.precipitation)
        let words = outlook.words(telling)
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
