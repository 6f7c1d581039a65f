import Foundation
package import WeatherModel

/// Today beside the same date in other years.
public struct OtherYearsText: Sendable, Hashable {
    /// One year.
    public struct Year: Sendable, Hashable {
        /// The year, "2020".
        public let name: String
        /// The value of the day in the quantity's own unit.
        package let value: Double
        /// The value of the day in the unit that the reader chose.
        public let number: Double
        /// The same with its unit.
        public let text: String
        /// "2020: 10°", for a screen reader.
        public let spokenText: String
    }

    /// "Today compared with 24 Nov in other years".
    public let title: String
    /// What is compared, and where today stands: "The day's high: 11°. The highest of all years since 2016."
    public let sentence: String
    /// The years, the earliest first.
    public let years: [Year]
    /// Where eight of ten of the days around it lie in other years, in the unit that the reader chose; nil where that is not
    /// known.
    public let usual: UsualBand?
    /// "usual 3° to 11°"; nil where that is not known.
    public let usualText: String?
    /// "mean 7°"; nil where it is not known.
    public let meanText: String?
    /// The value of today in the unit that the reader chose; nil where it is not known.
    public let today: Double?
    /// "today 11°"; nil where it is not known.
    public let todayText: String?
    /// All of it for a screen reader.
    public let spokenText: String

    /// Returns nil where fewer than five years tell of the date of today.
    ///
    /// - Parameter coordinates: The place, for what its day is like from midnight to midnight.
    package init?(
        _ usual: UsualWeather, in report: SettledReport, over coordinates: Coordinates, _ context: SentenceContext
    ) {
        let (date, quantity) = (CivilDate(context.now, in: context.zone), usual.quantity)
        guard let day = usual.days[date], day.others.count >= UsualWeather.leastOthers else { return nil }
        let (formatter, units) = (context.formatter, context.formatter.units)
        func text(_ value: Double, _ formatter: WeatherFormatter) -> String { quantity.dayText(of: value, formatter) }
        title = tr("Today compared with {date} in other years", ["date": formatter.dayAndMonth(date)])
        years = day.others.map { other in
            Year(
                name: formatter.count(other.year), value: other.value,
                number: quantity.number(of: other.value, in: units),
                text: text(other.value, formatter),
                spokenText: tr(
                    "{day}: {words}",
                    ["day": formatter.count(other.year), "words": text(other.value, formatter.speaking)]))
        }
        let value = quantity.dayValue(on: date, in: report, of: report.wholeDays(over: coordinates))
        let rank = OtherYearsRank(day.others, today: value, before: date.year, isSum: quantity == .precipitation) {
            text($0, formatter)
        }
        func said(_ formatter: WeatherFormatter) -> String? {
            PhraseList.sentences([
                value.map {
                    tr(
                        "{source}: {words}.",
                        ["source": quantity.dayValueWords.capitalizedFirst, "words": text($0, formatter)])
                } ?? tr("{sentence}.", ["sentence": quantity.dayValueWords.capitalizedFirst]),
                rank?.sentence(formatter), rank?.extremes(formatter) { text($0, formatter) },
            ])
        }
        sentence = said(formatter) ?? ""
        let ends = day.days.map { ["low": text($0.low, formatter), "high": text($0.high, formatter)] }
        self.usual = day.days.map { UsualBand($0) { quantity.number(of: $0, in: units) } }
        usualText = ends.map { tr("usual {low} to {high}", $0) }
        meanText = day.days.map { tr("mean {value}", ["value": text($0.mean, formatter)]) }
        today = value.map { quantity.number(of: $0, in: units) }
        todayText = value.map { tr("today {value}", ["value": text($0, formatter)]) }
        spokenText =
            PhraseList.sentences([
                tr("{sentence}.", ["sentence": title]), said(formatter.speaking),
                usualText.map { tr("{sentence}.", ["sentence": $0.capitalizedFirst]) },
            ]) ?? title
    }
}

/// Where today stands among other years.
struct OtherYearsRank {
    private let others: [UsualWeather.Other]
    private let (higher, equal, lower): ([Int], [Int], [Int])
    private let year: Int
    private let isNought: Bool

    /// The years since the last one like it from which on that is worth telling.
    private static let least = 5

    /// Returns nil where today is not known.
    ///
    /// - Parameters:
    ///   - year: The present year.
    ///   - isSum: Whether 0 means that nothing came, rather than a point of a scale.
    ///   - text: A value as it is shown; what is shown alike is equal.
    init?(
        _ others: [UsualWeather.Other], today: Double?, before year: Int, isSum: Bool, _ text: (Double) -> String
    ) {
        guard let today else { return nil }
        (self.others, self.year) = (others, year)
        let shown = text(today)
        isNought = isSum && shown == text(0)
        let different = others.filter { text($0.value) != shown }
        higher = different.filter { $0.value > today }.map(\.year)
        lower = different.filter { $0.value < today }.map(\.year)
        equal = others.filter { text($0.value) == shown }.map(\.year)
    }

    /// Returns the highest and the lowest of the other years with the years they were in.
    func extremes(_ formatter: WeatherFormatter, _ text: (Double) -> String) -> String? {
        // Of equal ones those that are named at the ends of the axis: the latest of the highest, the earliest of the lowest.
        let sorted = others.sorted { ($0.value, $0.year) < ($1.value, $1.year) }
        guard let high = sorted.last, let low = sorted.first, text(high.value) != text(low.value)
        else { return nil }
        return tr(
            "Highest {high} in {highYear}, lowest {low} in {lowYear}.",
            [
                "high": text(high.value), "highYear": formatter.count(high.year), "low": text(low.value),
                "lowYear": formatter.count(low.year),
            ])
    }

    /// Returns where today stands among the years, in which nothing is a record.
    func sentence(_ formatter: WeatherFormatter) -> String? {
        guard !isNought || !equal.isEmpty || lower.isEmpty else { return nil }
        let first = others.map(\.year).min() ?? year
        // Nothing is told of all years where one between is not known.
        let isWhole = others.count == year - first
        let since = ["year": formatter.count(first)]
        if isWhole, higher.isEmpty {
            return equal.isEmpty
                ? tr("The highest of all years since {year}.", since)
                : lower.isEmpty ? nil : tr("As high as the highest of all years since {year}.", since)
        }
        if isWhole, lower.isEmpty, !isNought {
            return equal.isEmpty
                ? tr("The lowest of all years since {year}.", since)
                : tr("As low as the lowest of all years since {year}.", since)
        }
        let reached = (higher + equal).max() ?? year
        if higher.count + equal.count > 0, isKnown(after: reached), year - reached > Self.least, !isNought {
            return tr("The highest since {year}.", ["year": formatter.count(reached)])
        }
        let undercut = (lower + equal).max() ?? year
        if lower.count + equal.count > 0, isKnown(after: undercut), year - undercut > Self.least, !isNought {
            return tr("The lowest since {year}.", ["year": formatter.count(undercut)])
        }
        let all = ["all": formatter.count(others.count)]
        if isNought {
            return tr(
                one: "As in {count} of {all} years.", other: "As in {count} of {all} years.", count: equal.count,
                all.merging(["count": formatter.count(equal.count)]) { $1 })
        }
        return tr(
            one: "Higher than in {count} of {all} years.", other: "Higher than in {count} of {all} years.",
            count: lower.count, all.merging(["count": formatter.count(lower.count)]) { $1 })
    }

    private func isKnown(after reached: Int) -> Bool {
        let known = Set(others.map(\.year))
        return (reached + 1..<max(year, reached + 1)).allSatisfy(known.contains)
    }
}

extension UsualBand {
    /// The same in another unit, of which more stays more.
    package init(_ band: UsualBand, by convert: (Double) -> Double) {
        (low, mean, high) = (convert(band.low), convert(band.mean), convert(band.high))
    }
}
