import Foundation
import WeatherModel
import WeatherText

/// What is read of forecasts side by side at each time at which any of them has a value.
struct ComparedReadings {
    let all: [ComparisonChart.Reading]

    init(
        _ forecasts: [ComparedForecast], _ courses: [ComparedCourse], _ axes: [ComparisonAxis],
        of quantity: ChartMetric, _ formatter: WeatherFormatter
    ) {
        // To the minute: a time is the same in all forecasts.
        func minute(_ hour: Double) -> Int { Int((hour * 60).rounded()) }
        let byMinute = courses.map { course in
            Dictionary(course.steps.filter { $0.value != nil }.map { (minute($0.hour), $0) }) { first, _ in first }
        }
        let minutes = Set(byMinute.flatMap(\.keys)).sorted()
        let names = forecasts.map(\.name)
        let zones = forecasts.map(\.zone)
        all = minutes.map { minute in
            let steps = byMinute.map { $0[minute] }
            return .init(
                hour: Double(minute) / 60, values: steps.map { $0?.value },
                words: LazyValue { Self.words(steps, names, zones, quantity, formatter) })
        }
    }

    private static func words(
        _ steps: [ComparedCourse.Step?], _ names: [String], _ zones: [TimeZone], _ quantity: ChartMetric,
        _ formatter: WeatherFormatter
    ) -> ComparisonReadingWords {
        let known = zip(zip(steps, zones), names).compactMap { pair, name in
            pair.0.map { (step: $0, zone: pair.1, name: name) }
        }
        guard let first = known.first else { return ComparisonReadingWords(time: "", text: "", spoken: "") }
        let start = first.step.span.start.time
        let time = tr(
            "{day} {time}",
            [
                "day": formatter.spokenDay(CivilDate(start, in: first.zone)),
                "time": formatter.time(start, in: first.zone),
            ])
        func values(_ step: ComparedCourse.Step, _ formatter: WeatherFormatter) -> String {
            PhraseList.text([
                ChartRecipe(quantity, formatter).series[0].text(step.span),
                step.fall.map { fall(of: $0, formatter) },
            ])
        }
        let speaking = formatter.speaking
        return ComparisonReadingWords(
            time: time,
            text: known.map {
                formatter.isolated(
                    phrase: tr("{quantity} {value}", ["quantity": $0.name, "value": values($0.step, formatter)]))
            }.inOneLine(),
            spoken: tr(
                "{time}: {values}",
                [
                    "time": time,
                    "values": PhraseList.sentences(
                        known.map {
                            tr("{source}: {words}.", ["source": $0.name, "words": values($0.step, speaking)])
                        }) ?? "",
                ]))
    }

    private static func fall(of amount: Precipitation, _ formatter: WeatherFormatter) -> String {
        amount.value < 0.1 ? tr("dry", context: "rain") : formatter.precipitation(amount)
    }
}
