import Foundation
public import WeatherModel
public import WeatherText

extension QuantityChart {
    /// A chart with the table of the same values.
    public struct Made: Sendable {
        /// What is drawn.
        public let chart: QuantityChart
        private let content: LazyValue<ChartTable>

        init(_ chart: QuantityChart, table: @escaping @Sendable () -> ChartTable) {
            self.chart = chart
            content = LazyValue(table)
        }

        /// The same values as text.
        public var table: ChartTable { content.value }
    }

    /// Returns a quantity from yesterday on; nil where no hour of these days is known.
    ///
    /// - Parameters:
    ///   - days: The number of days from today on, as far as the forecast reaches.
    ///   - reports: What sources reported as current in the past days.
    ///   - coordinates: The place, for its nights.
    ///   - usual: What is usual at this time of the year; nil where that is not known.
    public static func made(
        of quantity: PageQuantity, in report: SettledReport, reports: [CurrentConditions], days count: Int,
        over coordinates: Coordinates, usual: UsualWeather? = nil, _ context: SentenceContext
    ) -> Made? {
        let today = CivilDate(context.now, in: context.zone).dayNumber
        // The air of yesterday is there for its means alone.
        let beginning = quantity == .air ? today : today - 1
        let days = (beginning..<today + count).compactMap { number -> (date: CivilDate, span: Range<Date>)? in
            let date = CivilDate(dayNumber: number)
            return date.span(in: context.zone).map { (date, $0) }
        }
        guard days.count == today + count - beginning, let first = days.first, let end = days.last?.span.upperBound,
            let rows = QuantityRows(
                quantity, of: report, reports: reports, in: first.span.lowerBound..<end, context.formatter),
            let last = rows.spans.last(where: { rows.recipe.series[0].number($0) != nil })?.start.time
        else { return nil }
        let start = first.span.lowerBound
        let maker = QuantityChartMaker(quantity, rows, from: start, usual: usual, context) {
            quantity.dayValue(on: $0, in: report)
        }
        let shown = days.filter { $0.span.lowerBound < max(last, context.now) }
        // A row at the last midnight would begin a day that is not there.
        let spans = rows.spans.filter { $0.start.time < shown.last?.span.upperBound ?? end }
        let names = ChartHourName.all(
            spans, repeated: ChartMarks(spans.map(\.start.time), from: start, context).repeated, context)
        let daylight = report.daylight(over: coordinates)
        let rain =
            quantity == .precipitation && count > RainDays.mostByHour
            ? RainDays(shown, in: report, over: coordinates, context) : nil
        return Made(
            maker.chart(
                rain?.points(from: start) ?? zip(spans, names).map { maker.point($0, $1) },
                days: shown.map { maker.day($0.date, $0.span, isToday: $0.date.dayNumber == today) },
                usual: shown.compactMap { maker.usual($0.date, $0.span) },
                nights: ChartNights(
                    spans.filter { $0.duration > 0 }, from: start, daylight: daylight, days: report.dayRows
                ).spans,
                until: shown.last?.date)
        ) {
            rain?.table ?? ChartTable(rows.recipe, spans, names, context)
        }
    }
}
