public import ForecastComparison
public import Foundation
import WeatherModel

/// Forecasts side by side, in words and as rows of a table.
public struct ComparisonText: Sendable, Hashable {
    /// What one forecast says of one day.
    public struct Cell: Sendable, Hashable {
        /// The high, "5°", or "—".
        public let highText: String
        /// The low, "1°", or "—".
        public let lowText: String
        /// The amount, "3 mm", or "—".
        public let amountText: String
        /// Whether it parts from the others in any of these.
        public let isParting: Bool
        /// Whether they are those of a part of the day, such as what is left of today.
        public let isPartial: Bool

        /// The word below them where only a part of the day is known; nil for a whole day.
        public var partialText: String? { isPartial ? tr("partial", context: "cell of a table") : nil }

        /// The high, the low and the amount in one line, "22° 19° 0 mm, partial" where only a part of the day is known.
        public var text: String {
            let words = "\(highText) \(lowText) \(amountText)"
            return isPartial ? tr("{date}, partial", ["date": words]) : words
        }
    }

    /// The days of one forecast.
    public struct Row: Sendable, Hashable, Identifiable {
        /// The identifier of the source or the place.
        public let id: String
        /// The name of the source or the place.
        public let name: String
        /// The days from the first one on; empty where none is known.
        public let cells: [Cell]
        /// Why nothing newer, or nothing at all, is known, "no answer"; nil if nothing failed.
        public let failureText: String?
        /// The name and what it says of each day, for a screen reader.
        public let spokenText: String
    }

    /// A day that is compared.
    public struct Heading: Sendable, Hashable, Identifiable {
        /// The date, "2026-11-28".
        public let id: String
        /// "Today", or "Sat".
        public let weekday: String
        /// "28", or "1 Dec" where a month begins.
        public let date: String
        /// Whether it is today at every place.
        public let isToday: Bool
        /// Whether the locale counts it as one of the weekend.
        public let isWeekend: Bool
    }

    /// The forecasts by numbers.
    public let comparison: ForecastComparison
    /// "All agree until Friday. First difference: Saturday 28 November."
    public let sentence: String
    /// Who says what on the first day on which they part; nil where there is nothing to add.
    public let detail: String?
    /// The days.
    public let headings: [Heading]
    /// The forecasts in their order.
    public let rows: [Row]

    /// Compares forecasts of sources for one place, or those for several places.
    ///
    /// - Parameters:
    ///   - areOfOnePlace: Whether they are of sources for one place.
    ///   - count: The most days.
    public init(
        _ forecasts: [ComparedForecast], areOfOnePlace: Bool, days count: Int, at now: Date,
        _ formatter: WeatherFormatter
    ) {
        let days = forecasts.map(\.days)
        let today = forecasts.map { CivilDate(now, in: $0.zone) }
        let first = today.min() ?? CivilDate(now, in: .gmt)
        let comparison = ForecastComparison(
            days, doubts: areOfOnePlace ? forecasts.map(\.doubts) : [], from: first, count: count,
            areOfOnePlace: areOfOnePlace, rounding: formatter.rounding)
        self.comparison = comparison
        let isOneDay = Set(today).count == 1
        headings = comparison.dates.map { date in
            let isToday = isOneDay && date == first
            return Heading(
                id: date.description, weekday: isToday ? tr("Today") : formatter.shortWeekday(date),
                date: date.day == 1 ? formatter.dayAndMonth(date) : formatter.count(date.day), isToday: isToday,
                isWeekend: formatter.isWeekend(date))
        }
        let words = ComparisonWords(forecasts.map(\.name), comparison, formatter)
        (sentence, detail) = areOfOnePlace ? words.ofSources : words.ofPlaces
        rows = zip(forecasts, comparison.days).map { forecast, told in
            Row(forecast, told, on: comparison.dates, formatter)
        }
    }
}

extension ComparisonText.Row {
    fileprivate init(
        _ forecast: ComparedForecast, _ days: [ComparedDay?], on dates: [CivilDate], _ formatter: WeatherFormatter
    ) {
        (id, name, failureText) = (forecast.id, forecast.name, forecast.failure?.brief)
        let isKnown = days.contains { $0 != nil }
        cells = isKnown ? days.map { ComparisonText.Cell($0, formatter) } : []
        let speaking = formatter.speaking
        let told = zip(dates, days).compactMap { date, day -> String? in
            guard let day else { return nil }
            let values = ComparisonWords.values(of: day, Set(ComparedDay.Value.allCases), speaking)
            let words = PhraseList.text([
                values.isEmpty ? tr("not known") : values, day.isWhole ? nil : tr("only a part of the day"),
                day.parting.isEmpty ? nil : tr("apart from the others"),
            ])
            return tr("{source}: {words}.", ["source": formatter.spokenDay(date), "words": words])
        }
        spokenText =
            isKnown
            ? PhraseList.sentences([tr("{sentence}.", ["sentence": name])] + told) ?? name
            : tr("{source}: {words}.", ["source": name, "words": failureText ?? tr("not known")])
    }
}

extension ComparisonText.Cell {
    fileprivate init(_ day: ComparedDay?, _ formatter: WeatherFormatter) {
        highText = formatter.temperature(day?.high)
        lowText = formatter.temperature(day?.low)
        amountText = DayPrecipitation.sumText(day?.precipitation, formatter)
        isParting = day?.parting.isEmpty == false
        isPartial = day?.isWhole == false
    }
}
