import Foundation
import WeatherModel

/// What a page tells besides the meaning of its values: sums of rain, what makes the felt temperature differ, the hours in
/// which washing dries, or the nights that are clear.
public struct QuantityAddition: Sendable, Hashable {
    /// Its title, such as "Clear nights".
    public let title: String
    /// What is counted or named, such as "hours until 9 Dec"; nil where the lines tell it.
    public let counted: String?
    /// What is told, a line each.
    public let lines: [String]
    /// All of it for a screen reader.
    public var spokenText: String {
        let heading = PhraseList.text([title, counted])
        return PhraseList.sentences(([heading] + spokenLines).map { tr("{sentence}.", ["sentence": $0]) }) ?? heading
    }
    private let spokenLines: [String]

    private init?(
        _ title: String, _ counted: String?, _ lines: (SentenceContext) -> [String], _ context: SentenceContext
    ) {
        let shown = lines(context)
        guard !shown.isEmpty else { return nil }
        (self.title, self.counted, self.lines, spokenLines) = (title, counted, shown, lines(context.speaking))
    }

    /// Returns nil for a quantity without, and where nothing is known of it.
    init?(
        of quantity: PageQuantity, in report: SettledReport, until shown: Date, over coordinates: Coordinates?,
        _ context: SentenceContext
    ) {
        let end = ForecastEnd.after(report.hourRows.last?.time, context)
        switch quantity {
        case .precipitation:
            self.init(tr("Sums", context: "of precipitation"), nil, { Self.sums(in: report, $0) }, context)
        case .feelsLike:
            let daylight = coordinates.map(report.daylight)
            self.init(
                tr("Why it feels different"), ForecastEnd.counted(until: end, shown: shown, context),
                { FeltDifference.lines(in: report, until: end, daylight, $0) }, context)
        case .humidity:
            self.init(
                tr("Washing dries outdoors"), ForecastEnd.counted(until: end, shown: shown, context),
                { [QuantitySums.drying(in: report, until: end, $0)].compactMap(\.self) }, context)
        case .visibility:
            guard let daylight = coordinates.map(report.daylight) else { return nil }
            self.init(
                tr("Clear nights"), tr("the days they begin on"),
                { ClearNights.lines(in: report, daylight, $0) }, context)
        case .temperature, .wind, .pressure, .uvIndex, .air, .sky: return nil
        }
    }

    /// The hours of a day and of a week.
    private static let (day, week) = (24.0, 168.0)

    /// The sums of a day, a week and all of the forecast, each where it is known throughout and longer than the one before;
    /// empty where there is none but that of the day, which stands at the top of the page.
    private static func sums(in report: SettledReport, _ context: SentenceContext) -> [String] {
        let spans = report.hourSpans
        func text(_ hours: Double) -> [String: String]? {
            spans.amount(from: context.now, hours: hours).map {
                ["amount": context.formatter.precipitation(Precipitation($0))]
            }
        }
        let last = spans.last { $0.rate != nil }?.end ?? context.now
        let all = last.timeIntervalSince(context.now) / 3600
        let week = text(week).map { tr("Next 7 days: {amount}", $0) }
        let whole = all > (week == nil ? day : Self.week) ? text(all) : nil
        let date = context.formatter.dayAndMonth(CivilDate(last - 1, in: context.zone))
        let longer = [
            week,
            whole.map { tr("Until {date}: {amount}", $0.merging(["date": date]) { $1 }) },
        ].compactMap(\.self)
        guard !longer.isEmpty, let first = text(day) else { return [] }
        return [tr("Next 24 hours: {amount}", first)] + longer
    }
}
