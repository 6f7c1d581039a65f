import Foundation
package import WeatherModel

/// The weather of one day as every part of the program describes it: from the forecast rows if they cover the day, else
/// from the source's daily values.
package struct DayOutlook {
    /// The day's values; for today, probability, amount and condition are those of the rest of the day.
    package let day: Day
    /// The weather by the rows; nil if they do not cover the day or the rest of it.
    package let period: PeriodWeather?
    /// Whether it is what is left of a day, after which rain may have fallen.
    let mayFollowRain: Bool
    /// Whether its amount and chance are those of what is left of a day of which a part may have been wet.
    var tellsRest: Bool { period != nil && mayFollowRain }
    private let shown: DisplayedCondition

    /// - Parameters:
    ///   - falling: Precipitation that is certain for a part of the day; it takes precedence over a dry day of the
    ///     source.
    ///   - mayFollowRain: Whether rain may have fallen in the part of the day that is over.
    ///   - isDark: Whether what is left of the day has too little sun, where the rows do not cover it.
    init(
        _ day: Day, _ period: PeriodWeather?, falling: WeatherCondition? = nil, mayFollowRain: Bool = false,
        isDark: Bool = false, at now: Date, in zone: TimeZone
    ) {
        var settled = day
        (self.period, self.mayFollowRain) = (period, mayFollowRain)
        let span = day.date.span(in: zone)
        let isToday = span?.contains(now) ?? false
        guard let period else {
            // The values of the whole day do not apply to its last hours.
            if isToday, let end = span?.upperBound, end.timeIntervalSince(now) < 6 * 3600 {
                (settled.precipitationProbability, settled.precipitation) = (nil, nil)
                settled.snowfall = nil
            }
            settled.condition = settled.condition?.falling(beside: settled.snowfall, of: settled.precipitation)
            let snow = settled.snowfall.flatMap { $0.value >= Self.notable ? WeatherCondition.snow : nil }
            if let falling = falling ?? snow, !DisplayedCondition(settled).condition.isWet {
                settled.condition = falling
                settled.precipitationProbability = nil
                settled.precipitation = nil
                if falling != snow { settled.snowfall = nil }
            }
            shown = DisplayedCondition(settled, isDay: !isDark)
            if !shown.condition.isWet { settled.precipitation = settled.precipitation.map(Self.withoutRain) }
            self.day = settled
            return
        }
        let isWet = period.mainSpell != nil
        settled.condition = period.condition ?? (day.condition?.isWet == true ? nil : day.condition)
        let own = isToday ? nil : day.precipitationProbability.flatMap { ($0.value >= 50) == isWet ? $0 : nil }
        settled.precipitationProbability = period.chance ?? own
        let sum = isToday ? nil : day.precipitation.flatMap { ($0.value >= 0.2) == isWet ? $0 : nil }
        let amount = period.amount ?? sum
        settled.precipitation = isWet ? amount : amount.map(Self.withoutRain)
        settled.snowfall = isWet ? period.snowfall ?? (isToday ? nil : day.snowfall) : nil
        self.day = settled
        shown = DisplayedCondition(
            hour: Conditions(settled.condition), amount: nil, probability: nil, isDay: !period.isDark)
    }

    /// Returns the amount of a day on which nothing counts as rain: none where the sum of what is too slight would be shown.
    private static func withoutRain(_ sum: Precipitation) -> Precipitation { sum < leastShown ? sum : Precipitation(0) }
    /// The amount that is shown as a tenth of a millimetre; less is told as being under that.
    private static let leastShown = Precipitation(0.05)

    /// The millimetres of fresh snow from which on a day is one of snow, whatever its code says.
    private static let notable = 10.0

    /// Whether rain or snow is forecast for the day.
    package var isWet: Bool { period.map { $0.mainSpell != nil } ?? shown.condition.isWet }
    /// Whether it is merely possible.
    var isPossible: Bool { period?.mainSpell?.isPossible ?? shown.isPossible }
    /// The condition to depict.
    package var condition: WeatherCondition { shown.condition }
    /// Whether it is depicted by day: not where too little sun is left.
    package var isDay: Bool { shown.isDay }
    var artworkName: String { shown.artworkName }

    /// The precipitation in words, such as "rain" or "snow possible"; nil if it is dry.
    var wetWords: String? {
        guard isWet else { return nil }
        if let period { return period.briefWords }
        return shown.words
    }

    /// The sky in words, such as "sunny" or "clouding over"; nil if it is not known.
    var skyWords: String? {
        period.flatMap { $0.sky?.words(isNight: $0.isDark) } ?? (isWet ? nil : shown.words)
    }

    /// Returns "Rain, clearing late" or "sunny after frost", for use within a sentence; nil if nothing is known.
    func words(_ context: SentenceContext) -> String? {
        guard let period else { return shown.words }
        return DayWords(period, high: day.high, low: day.low, context).text ?? shown.words
    }
}

extension Conditions {
    fileprivate init(_ condition: WeatherCondition?) {
        self.init()
        self.condition = condition
    }
}
