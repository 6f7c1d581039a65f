import Foundation
public import WeatherModel
public import WeatherText

/// A chart of one quantity over the hours of a place, ready to be drawn.
public struct HoursChart: Sendable, Hashable {
    /// The quantity that the chart shows.
    public let metric: ChartMetric
    /// The name of the quantity, such as "Temperature".
    public let title: String
    /// The text of the chart for a screen reader, such as "Temperature, 48 hours, from −1° to 19°".
    public let spokenText: String
    /// The legend of lines, bars and shades.
    public let legend: [ChartLegendEntry]
    /// The ticks of the lines, from bottom to top.
    public let ticks: [ChartTick]
    /// The ticks of the bars, from bottom to top; empty if there are no bars.
    public let barTicks: [ChartTick]
    /// The length of the chart in hours; a day has 23 or 25 if clocks change.
    public let length: Double
    /// The hours in ascending order, including past ones.
    public let points: [ChartPoint]
    /// The periods in which the sun is down.
    public let nights: [ChartSpan]
    /// The position of the present in hours from the beginning; nil if it is outside the chart.
    public let now: Double?
    /// The beginnings of the days, the first of which is that of the chart.
    public let days: [ChartMark]
    /// The marks at 06:00, 12:00 and 18:00 of each day.
    public let hourTicks: [ChartMark]
    /// The moments at which clocks change.
    public let clockChanges: [ChartMark]
    /// The dry periods from now on, to be labelled where there are no bars of rain.
    public let dryStretches: [DryStretch]
    /// The headings of the columns: "Time" and one for each series.
    let headings: [String]

    /// Returns nil if no hour has the quantity.
    ///
    /// - Parameters:
    ///   - hours: The hours in ascending order; the chart begins with those of yesterday if they are given.
    ///   - days: The days, for sunrise and sunset.
    ///   - daylight: The daylight; by default that of hours and days.
    public init?(
        _ metric: ChartMetric, hours: [Hour], days: [Day] = [], daylight: Daylight? = nil, dry: [DryStretch] = [],
        _ context: SentenceContext
    ) {
        let recipe = ChartRecipe(metric, context.formatter)
        let spans = hours.spans
        guard let start = hours.first?.time, let last = spans.last?.end, recipe.canShow(spans) else { return nil }
        let daylight = daylight ?? Daylight(days, in: context.zone)
        let marks = ChartMarks(hours.map(\.time), from: start, context)
        let axes = ChartAxes(recipe, spans, context.formatter)
        let drawing = ChartPointMaker(
            recipe: recipe, axes: axes, start: start, repeated: marks.repeated, daylight: daylight, context: context)
        self.metric = metric
        title = metric.title
        legend = recipe.legend
        ticks = axes.lineTicks
        barTicks = axes.barTicks
        length = last.timeIntervalSince(start) / 3600
        points = drawing.points(spans)
        nights = ChartNights(spans, from: start, daylight: daylight, days: days).spans
        let passed = context.now.timeIntervalSince(start) / 3600
        now = (0...length).contains(passed) ? passed : nil
        self.days = marks.days
        hourTicks = marks.hours
        clockChanges = marks.clockChanges
        dryStretches = dry
        headings = [tr("Time")] + recipe.series.map(\.heading)
        spokenText = axes.spokenText(metric, hours: Int(length.rounded()), context.formatter)
    }

    /// Returns whether any of the hours has the quantity, without which there is no chart.
    public static func canShow(_ metric: ChartMetric, _ hours: [Hour], _ formatter: WeatherFormatter) -> Bool {
        ChartRecipe(metric, formatter).canShow(hours.spans)
    }

    /// Returns the marks of the hours that are at least that far apart: all, noon only, or none.
    public func hourTicks(atLeast hours: Double) -> [ChartMark] {
        guard hours > 6 else { return hourTicks }
        guard hours <= 24 else { return [] }
        return hourTicks.filter { tick in
            // On a day with a clock change, noon is an hour earlier or later.
            days.contains { (10.5...13.5).contains(tick.x - $0.x) }
        }
    }

    /// Returns a text such as "Dry until Sunday morning" if the visible part is dry; nil if it is not, or may not be.
    ///
    /// - Parameter view: The visible part, in hours from the beginning.
    public func dryText(in view: ClosedRange<Double>) -> String? {
        guard let first = points.first?.time else { return nil }
        func time(_ hours: Double) -> Date { first.addingTimeInterval(hours * 3600) }
        let start = max(time(view.lowerBound), dryStretches.first?.range.lowerBound ?? time(view.lowerBound))
        return dryStretches.first { $0.range.contains(start) && time(view.upperBound) <= $0.range.upperBound }?.text
    }

    /// Returns the position to scroll to, in hours from the beginning: midnight of the chosen day, or a little before
    /// now.
    ///
    /// - Parameter day: The identifier of the chosen day, such as "2026-11-21"; nil and today give a little before now.
    public func start(showing day: String?) -> Double {
        let beforeNow = max(0, (now ?? 0) - 3)
        guard let day, let index = days.firstIndex(where: { $0.id == day }) else { return beforeNow }
        let end = days.indices.contains(index + 1) ? days[index + 1].x : length
        let isPresent = now.map { (days[index].x..<end).contains($0) } ?? false
        return isPresent ? max(days[index].x, beforeNow) : days[index].x
    }
}

extension HoursChart {
    /// Returns the suggested file name, such as "fairweather-temperature.svg", the same in every language.
    ///
    /// - Parameter ending: The extension, "svg" or "png".
    public func fileName(_ ending: String) -> String { "fairweather-\(metric.rawValue).\(ending)" }
}
