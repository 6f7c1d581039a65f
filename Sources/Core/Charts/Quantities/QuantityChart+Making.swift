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
    public static func made(
        of quantity: PageQuantity, in report: SettledReport, reports: [CurrentConditions], days count: Int,
        over coordinates: Coordinates, _ context: SentenceContext
    ) -> Made? {
        let today = CivilDate(context.now, in: context.zone).dayNumber
        let dates = (today - 1..<today + count).map { CivilDate(dayNumber: $0) }
        let spans = dates.compactMap { $0.span(in: context.zone) }
        guard let start = spans.first?.lowerBound, let end = spans.last?.upperBound, spans.count == dates.count else {
            return nil
        }
        let hours = QuantityHours(quantity, of: report, reports: reports, in: start..<end)
        let rows = hours.rows.spans
        let recipe = ChartRecipe(quantity, rows, context.formatter)
        guard let last = rows.last(where: { recipe.series[0].number($0) != nil })?.start.time else { return nil }
        let maker = QuantityChartMaker(quantity, recipe, from: start, context)
        let names = ChartHourName.all(
            rows, repeated: ChartMarks(rows.map(\.start.time), from: start, context).repeated, context)
        let shown = zip(dates, spans).filter { $0.1.lowerBound < max(last, context.now) }
        let points = zip(rows, names).map { maker.point($0, $1, isReported: hours.reported.contains($0.start.time)) }
        let daylight = report.daylight(over: coordinates)
        return Made(
            maker.chart(
                points, days: shown.map { maker.day($0.0, $0.1, isToday: $0.0.dayNumber == today) },
                nights: ChartNights(
                    rows.filter { $0.duration > 0 }, from: start, daylight: daylight, days: report.dayRows
                ).spans,
                scale: rows.lazy.compactMap { quantity.scale(of: $0) }.first,
                present: rows.first { $0.contains(context.now) }.flatMap { quantity.scale(of: $0)?.step },
                isMeasured: hours.reported.isEmpty ? nil : hours.isMeasured, until: shown.last?.0)
        ) {
            ChartTable(recipe, rows, names, context)
        }
    }
}
