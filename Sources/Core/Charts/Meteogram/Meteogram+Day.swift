import Foundation
public import WeatherModel
public import WeatherText

extension Meteogram {
    /// The temperature of one day of the place from midnight to midnight: 24 hours, 23 or 25 where clocks change.
    ///
    /// Returns nil where no hour of the day is known.
    ///
    /// - Parameters:
    ///   - report: The report as it was received, before `settled(at:)`.
    ///   - coordinates: The place, for its nights.
    public init?(
        of day: CivilDate, in report: WeatherReport, over coordinates: Coordinates, _ context: SentenceContext
    ) {
        guard let span = day.span(in: context.zone) else { return nil }
        let settled = report.settled(at: context.now)
        // The row at the end has the rain of the last hour, and the curve goes on to it.
        let hours = settled.hourRows.filter { span.lowerBound <= $0.time && $0.time <= span.upperBound }
        guard let first = hours.first, first.time < span.upperBound,
            let chart = HoursChart(
                .temperature, hours: hours, days: report.dayRows, daylight: report.daylight(over: coordinates),
                dry: DryStretch.all(in: PrecipitationCourse(settled, at: context.now), context), context)
        else { return nil }
        let begin = span.lowerBound.timeIntervalSince(first.time) / 3600
        let end = span.upperBound.timeIntervalSince(first.time) / 3600
        self = chart.meteogram.asDay(
            begin...end, endText: context.formatter.endOfDay(span.upperBound, in: context.zone))
    }

    private func asDay(_ day: ClosedRange<Double>, endText: String) -> Meteogram {
        var words = words
        words.end = endText
        return Meteogram(
            beginning: beginning, hours: hours, nights: nights, days: [], clockChanges: clockChanges, dry: dry,
            now: now.flatMap { day.contains($0) ? $0 : nil }, curve: curve, words: words, day: day,
            spokenText: spokenText)
    }
}
