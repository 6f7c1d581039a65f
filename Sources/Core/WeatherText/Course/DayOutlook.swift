import Foundation
package import WeatherModel

/// One day as all faces tell of it: by its rows where they cover it, else by what the source says of the day.
package struct DayOutlook {
    /// Of today, chance, amount and weather are those of the rest of it.
    package let day: Day
    /// Nil where the rows do not cover the day, or the rest of it.
    package let period: PeriodWeather?
    private let shown: ShownWeather

    /// - Parameter falling: What surely falls on the day as far as its course is known; it goes before a dry day of the source.
    init(
        _ day: Day, _ period: PeriodWeather?, falling: WeatherCondition? = nil, at now: Date, in zone: TimeZone
    ) {
        var settled = day
        self.period = period
        let span = day.date.span(in: zone)
        let isToday = span?.contains(now) ?? false
        guard let period else {
            // What was told of a whole day says nothing of its last hours.
            if isToday, let end = span?.upperBound, end.timeIntervalSince(now) < 6 * 3600 {
                (settled.precipitationProbability, settled.precipitation) = (nil, nil)
            }
            if let falling, !ShownWeather(settled).condition.isWet {
                settled.condition = falling
                settled.precipitationProbability = nil
                settled.precipitation = nil
            }
            self.day = settled
            shown = ShownWeather(settled)
            return
        }
        let isWet = period.mainSpell != nil
        settled.condition = period.condition ?? (day.condition?.isWet == true ? nil : day.condition)
        let own = isToday ? nil : day.precipitationProbability.flatMap { ($0.value >= 50) == isWet ? $0 : nil }
        settled.precipitationProbability = period.chance ?? own
        let sum = isToday ? nil : day.precipitation.flatMap { ($0.value >= 0.2) == isWet ? $0 : nil }
        settled.precipitation = period.amount ?? sum
        self.day = settled
        shown = ShownWeather(
            hour: Conditions(settled.condition), amount: nil, probability: nil, isDay: true)
    }

    /// Whether rain or snow is told of it.
    package var isWet: Bool { period.map { $0.mainSpell != nil } ?? shown.condition.isWet }
    /// The weather to draw, as by daylight.
    package var condition: WeatherCondition { shown.condition }
    var iconName: String { shown.iconName }
    var artworkName: String { shown.artworkName }

    /// "rain", "snow possible"; nil where it is dry.
    var wetWords: String? {
        guard isWet else { return nil }
        if let period { return period.mainSpell?.briefWords }
        return shown.words
    }

    /// "sunny", "clouding over"; nil where nothing is known of the sky.
    var skyWords: String? {
        period?.sky?.words(isNight: false) ?? (isWet ? nil : shown.words)
    }

    /// "Rain, clearing late", "sunny after frost", as it stands within a sentence; nil where nothing is known.
    func words(_ telling: Telling) -> String? {
        guard let period else { return shown.words }
        return DayWords(period, high: day.high, low: day.low, telling).text ?? shown.words
    }
}

extension Conditions {
    fileprivate init(_ condition: WeatherCondition?) {
        self.init()
        self.condition = condition
    }
}
