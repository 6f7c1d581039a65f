import Foundation
public import WeatherModel
public import WeatherText

/// A chart of one quantity over the hours of a place, ready to be drawn.
public struct HoursChart: Sendable, Hashable {
    /// The name of the quantity, such as "Temperature".
    public let title: String
    /// The text of the chart for a screen reader, such as "Temperature, 48 hours, from minus 1 to 19 degrees Celsius".
    public let spokenText: String
    /// The hours in ascending order, including past ones.
    public let points: [ChartPoint]
    /// The position of the present in hours from the beginning; nil if it is outside the chart.
    public let now: Double?
    /// The headings of the columns: "Time" and one for each series.
    let headings: [String]
    /// What a screen reader says of each series.
    let series: [SpokenSeries]
    let formatter: WeatherFormatter
    /// What a copy of the chart says of itself; nil if it is not to leave the program.
    public let caption: ChartCaption?
    /// The same hours as one picture with rain and wind.
    public let meteogram: Meteogram

    /// Returns nil if there are no hours.
    ///
    /// - Parameters:
    ///   - hours: The hours in ascending order; the chart begins with those of yesterday if they are given.
    ///   - days: The days, for sunrise and sunset.
    ///   - daylight: The daylight; by default that of hours and days.
    ///   - missing: Returns what is said in place of the curve where no hour has the quantity of that name.
    public init?(
        _ metric: ChartMetric, hours: [Hour], days: [Day] = [], daylight: Daylight? = nil, dry: [DryStretch] = [],
        missing: ((String) -> String)? = nil, caption: ChartCaption? = nil, _ context: SentenceContext
    ) {
        let recipe = ChartRecipe(metric, context.formatter)
        let spans = hours.spans
        guard let start = hours.first?.time, let last = spans.last?.end else { return nil }
        let daylight = daylight ?? Daylight(days, in: context.zone)
        let marks = ChartMarks(hours.map(\.time), from: start, context)
        let drawing = ChartPointMaker(
            recipe: recipe, start: start, repeated: marks.repeated, daylight: daylight, context: context)
        self.caption = caption
        title = metric.title
        let length = last.timeIntervalSince(start) / 3600
        let points = drawing.points(spans)
        let nights = ChartNights(spans, from: start, daylight: daylight, days: days).spans
        self.points = points
        let passed = context.now.timeIntervalSince(start) / 3600
        let now = (0...length).contains(passed) ? passed : nil
        self.now = now
        headings = [tr("Time")] + recipe.series.map(\.heading)
        (series, formatter) = (recipe.series.map(\.spoken), context.formatter)
        let spokenText = recipe.spokenText(metric, spans, hours: Int(length.rounded()), context.formatter)
        self.spokenText = spokenText
        var maker = MeteogramMaker(metric, recipe, context.formatter)
        meteogram = Meteogram(
            beginning: start,
            hours: maker.hours(points, spans, clockHours: marks.clockHours), nights: nights, days: marks.midnights,
            clockChanges: marks.clockChanges,
            dry: dry.map { stretch in
                MeteogramDryTime(
                    time: stretch.range.lowerBound.timeIntervalSince(start) / 3600...stretch.range.upperBound
                        .timeIntervalSince(start) / 3600, text: stretch.text)
            }, now: now, curve: maker.curve,
            words: maker.words(missing: recipe.canShow(spans) ? nil : missing?(recipe.series[0].title)),
            spokenText: spokenText)
    }

    /// The position to scroll to at first, in hours from the beginning: a little before now.
    public var start: Double { max(0, (now ?? 0).rounded(.down) - 2) }
}

extension HoursChart {
    /// Returns the suggested file name, such as "Paris, Temperature, 2026-11-21.svg".
    ///
    /// - Parameter ending: The extension, "svg" or "png".
    public func fileName(_ ending: String) -> String {
        let words = [caption?.place, title, caption?.date].compactMap { $0?.inFileName }.filter { !$0.isEmpty }
        return words.joined(separator: ", ") + ".\(ending)"
    }
}
