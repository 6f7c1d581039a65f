import Foundation
import WeatherModel
import WeatherText

/// Makes the points of a chart from the hours of a forecast.
struct ChartPointMaker {
    let recipe: ChartRecipe
    let start: Date
    let repeated: Set<Date>
    let daylight: Daylight
    let context: SentenceContext

    private struct DayNames {
        let date: CivilDate
        let spoken: String
        let shortWeekday: String

        init(_ date: CivilDate, _ formatter: WeatherFormatter) {
            (self.date, spoken, shortWeekday) = (date, formatter.spokenDay(date), formatter.shortWeekday(date))
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
            return point(span, day.spoken, saysDay: date != today, shortWeekday: day.shortWeekday)
        }
    }

    private func point(_ span: HourSpan, _ day: String, saysDay: Bool, shortWeekday: String) -> ChartPoint {
        let (time, formatter) = (span.start.time, context.formatter)
        let weather = span.shown(isDay: daylight.isDay(span.start.conditions, at: time))
        let clockTime = formatter.hour(time, in: context.zone)
        let isRepeated = repeated.contains(time)
        @Sendable func told(_ clock: String) -> String {
            isRepeated ? tr("{time}, for the second time", ["time": clock]) : clock
        }
        let isNow = span.contains(context.now)
        let (recipe, zone) = (recipe, context.zone)
        let spokenTime = LazyValue {
            PhraseList.text([
                saysDay ? day : nil, isNow ? tr("Now") : nil, told(formatter.namedTime(time, in: zone) ?? clockTime),
            ])
        }
        return ChartPoint(
            x: time.timeIntervalSince(start) / 3600, length: span.duration / 3600,
            timeText: clockTime, valueText: recipe.series[0].text(span), artworkName: weather.artworkName,
            isPast: span.end <= context.now, isNow: isNow, time: time,
            isFrozen: PrecipitationKind(weather.condition) == .frozen,
            numbers: recipe.series.map { $0.number(span) },
            table: LazyValue {
                ChartPointTexts(
                    fullTime: tr("{weekday} {time}", ["weekday": shortWeekday, "time": told(clockTime)]),
                    timestamp: time.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone)),
                    values: recipe.series.map { $0.text(span) })
            },
            spokenTime: spokenTime,
            spoken: LazyValue {
                let values = recipe.spoken(span)
                let missing = tr("{quantity} not known", ["quantity": recipe.series[0].title])
                let told = values.contains { $0 != nil } ? values : [missing]
                return tr(
                    "{time}: {weather}",
                    ["time": spokenTime.value, "weather": PhraseList.text([weather.words] + told)])
            })
    }
}
