import Foundation
import WeatherModel
import WeatherText

/// What falls on each day and how likely that is, for a chart of more days than its hours can be told apart in.
struct RainDays: Sendable {
    /// The number of days up to which rain is shown by the hour.
    static let mostByHour = 3

    private struct Row: Sendable {
        let date: CivilDate
        let span: Range<Date>
        let amount: Precipitation?
        let chance: Percentage?
    }

    private let rows: [Row]
    private let context: SentenceContext

    /// - Parameter days: The days with their midnights.
    init(
        _ days: [(date: CivilDate, span: Range<Date>)], in report: SettledReport, over coordinates: Coordinates,
        _ context: SentenceContext
    ) {
        self.context = context
        let (spans, whole) = (report.hourSpans, report.wholeDays(over: coordinates))
        rows = days.map { date, span in
            let told = (whole + report.dayRows).first { $0.date == date && !$0.isPartial }
            let own = spans.filter { span.contains($0.start.time) }
            return Row(
                date: date, span: span, amount: QuantitySums.amount(date, span, of: whole, in: report),
                chance: told?.precipitationProbability
                    ?? own.compactMap { $0.rain?.probability?.value }.max().map { Percentage($0) })
        }
    }

    /// Returns a point for each day, as long as the day is.
    func points(from start: Date) -> [QuantityPoint] {
        rows.map { row in
            let context = context
            return QuantityPoint(
                start: row.span.lowerBound.timeIntervalSince(start) / 3600,
                length: row.span.upperBound.timeIntervalSince(row.span.lowerBound) / 3600,
                value: row.amount.map { context.formatter.units.number($0) }, second: row.chance?.value, celsius: nil,
                isReported: false, words: LazyValue { Self.words(row, context.formatter) })
        }
    }

    private static func words(_ row: Row, _ formatter: WeatherFormatter) -> QuantityPointWords {
        let day = formatter.spokenDay(row.date)
        func chance(_ text: String?) -> String? {
            text.map { tr("chance of rain {percent}", ["percent": $0]) }
        }
        let number = row.amount.map { formatter.units.number($0) }
        let parts = [
            formatter.precipitation(row.amount), chance(row.chance.map { formatter.percentage($0) }),
        ].compactMap { $0 }
        return QuantityPointWords(
            value: formatter.isolated(
                // A column of a day has no room for tenths of many millimetres.
                value: number.map { formatter.short($0, digits: $0 < 9.95 ? digits(formatter) : 0) }
                    ?? TemperatureText.missing),
            time: day, brief: formatter.dayAndMonth(row.date),
            reading: parts.map(formatter.isolated(phrase:)).inOneLine(), spoken: spoken(row, formatter))
    }

    private static func spoken(_ row: Row, _ formatter: WeatherFormatter) -> String {
        let chance = formatter.spokenPercentage(row.chance).map {
            tr("chance of rain {percent}", ["percent": $0])
        }
        return tr(
            "{time}: {values}",
            [
                "time": formatter.spokenDay(row.date),
                "values": PhraseList.text([row.amount.map { formatter.speaking.precipitation($0) }, chance]),
            ])
    }

    private static func digits(_ formatter: WeatherFormatter) -> Int {
        formatter.units.precipitation == .millimetres ? 1 : 2
    }

    /// The same as text.
    var table: ChartTable {
        let formatter = context.formatter
        let today = CivilDate(context.now, in: context.zone)
        func field(_ number: Double?) -> String { number.map { "\(($0 * 100).rounded() / 100 + 0)" } ?? "" }
        func heading(_ title: String, _ unit: String) -> String {
            tr("{quantity} ({unit})", ["quantity": title, "unit": unit])
        }
        return ChartTable(
            header: [
                tr("Time"), heading(tr("Amount"), formatter.isolated(formatter.units.precipitation.symbol)),
                heading(tr("Chance of rain"), tr("%")),
            ],
            rows: rows.map { row in
                [
                    formatter.spokenDay(row.date), formatter.precipitation(row.amount),
                    formatter.percentage(row.chance),
                ]
            }, spokenRows: rows.map { Self.spoken($0, formatter) }, present: rows.firstIndex { $0.date == today },
            records: rows.map { row in
                [row.date.description, field(row.amount.map { formatter.units.number($0) }), field(row.chance?.value)]
            })
    }
}
