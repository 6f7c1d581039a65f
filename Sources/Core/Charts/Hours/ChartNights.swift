import Foundation
import WeatherModel
import WeatherText

/// The periods of a chart in which the sun is down.
struct ChartNights {
    /// The nights in hours from the beginning of the chart.
    let spans: [ClosedRange<Double>]

    /// Finds the nights from the daylight at the beginning of each hour; changes are placed at the source's sunrise or
    /// sunset.
    init(_ hours: [HourSpan], from start: Date, daylight: Daylight, days: [Day]) {
        let crossings = days.flatMap { [$0.sunrise, $0.sunset] }.compactMap { $0 }
        func x(_ date: Date) -> Double { date.timeIntervalSince(start) / 3600 }
        var spans: [ClosedRange<Double>] = []
        var nightfall: Double?
        for (index, span) in hours.enumerated() {
            let time = span.start.time
            let isDay = daylight.isDay(span.start.conditions, at: time)
            let before = index > 0 ? hours[index - 1].start.time : time
            let crossing = crossings.first { $0 > before && $0 <= time } ?? time
            if !isDay, nightfall == nil { nightfall = x(crossing) }
            if isDay, let begin = nightfall {
                spans.append(begin...x(crossing))
                nightfall = nil
            }
        }
        if let nightfall, let last = hours.last {
            spans.append(nightfall...x(last.end))
        }
        self.spans = spans
    }
}
