import Foundation
import WeatherModel
import WeatherText

/// Makes the points of a chart from the hours of a forecast.
struct ChartPointMaker {
    let recipe: ChartRecipe
    let axes: ChartAxes
    let start: Date
    let repeated: Set<Date>
    let daylight: Daylight
    let context: SentenceContext

    private struct DayNames {
        let date: CivilDate
        let weekday: String
        let shortWeekday: String

        init(_ date: CivilDate, _ formatter: WeatherFormatter) {
            (self.date, weekday, shortWeekday) = (date, formatter.weekday(date), formatter.shortWeekday(date))
        }
    }

    func points(_ spans: [HourSpan]) -> [ChartPoint] {
        let today = CivilDate(context.now, in: context.zone)
        var last: DayNames?
        return spans.map { span in
            let date = CivilDate(span.start.time, in: context.zone)
            let isFirstOfDay = date != last?.date
            // Formatted once a day: for each hour it would be a tenth of the time a page takes.
            let day = last.flatMap { isFirstOfDay ? nil : $0 } ?? DayNames(date, context.formatter)
            last = day
            return point(span, day, saysDay: isFirstOfDay || date != today)
        }
    }

    private func point(_ span: HourSpan, _ day: DayNames, saysDay: Bool) -> ChartPoint {
        let (time, formatter) = (span.start.time, context.formatter)
        let weather = span.shown(isDay: daylight.isDay(span.start.conditions, at: time))
        let clockTime = formatter.hour(time, in: context.zone)
        let toldTime =
            repeated.contains(time) ? tr("{time}, for the second time", ["time": clockTime]) : clockTime
        let isNow = span.contains(context.now)
        let values = recipe.spoken(span)
        let isKnown = values.contains { $0 != nil }
        let texts = recipe.series.map { $0.text(span) }
        return ChartPoint(
            id: time.formatted(.iso8601), x: time.timeIntervalSince(start) / 3600, length: span.duration / 3600,
            y: y(.line, span),
            secondY: y(.secondLine, span), barY: barY(span), timeText: clockTime,
            valueText: texts[0], secondText: texts.count > 1 ? texts[1] : nil, iconName: weather.iconName,
            artworkName: weather.artworkName,
            isPast: span.end <= context.now, isNow: isNow,
            spokenText: PhraseList.text(
                [
                    saysDay ? day.weekday : nil, isNow ? tr("Now") : nil, toldTime, weather.words,
                ] + (isKnown ? values : [tr("not known")])),
            time: time,
            fullTimeText: tr("{weekday} {time}", ["weekday": day.shortWeekday, "time": toldTime]),
            timestamp: time.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: context.zone)),
            numbers: recipe.series.map { $0.number(span) }, texts: texts)
    }

    private func y(_ shape: ChartSeries.Shape, _ span: HourSpan) -> Double? {
        recipe.series.first { $0.shape == shape }?.number(span).map { axes.line.y($0) }
    }

    private func barY(_ span: HourSpan) -> Double? {
        guard let amount = recipe.bars?.number(span), amount > 0 else { return nil }
        return axes.bar?.y(amount)
    }
}
