import Foundation
public import WeatherModel
public import WeatherText

/// The hours of a place as a chart of one quantity: values a view only draws.
public struct HoursChart: Sendable, Hashable {
    /// Which quantity it is.
    public let metric: ChartMetric
    /// "Temperature".
    public let title: String
    /// The chart as one sentence: "Temperature, 48 hours, from −1° to 19°".
    public let spokenText: String
    /// Lines, bars and shades with their units.
    public let legend: [ChartLegendEntry]
    /// Round numbers of the lines, from the bottom up.
    public let ticks: [ChartTick]
    /// Round numbers of the bars; empty where there are none.
    public let barTicks: [ChartTick]
    /// Hours from the beginning to the end; a day has 23 or 25 where the clocks change.
    public let length: Double
    /// In rising order, hours that are over included.
    public let points: [ChartPoint]
    /// Without sun.
    public let nights: [ChartSpan]
    /// Hours from the beginning to now; nil where now lies outside.
    public let now: Double?
    /// Where each day begins; the first one begins with the chart.
    public let days: [ChartMark]
    /// Six, twelve and eighteen o'clock of each day, for the axis.
    public let hourTicks: [ChartMark]
    /// Where clocks go forward or back.
    public let clockChanges: [ChartMark]
    /// Stretches from now on in which nothing falls, for a lane of rain that has no bars.
    public let dryStretches: [DryStretch]
    /// "Time", then a heading for each row of values.
    let headings: [String]

    /// Nil where no hour has the quantity.
    ///
    /// - Parameters:
    ///   - hours: In rising order; where yesterday's are given, the chart begins with them.
    ///   - days: For sunrise and sunset.
    ///   - daylight: Left out, it is what hours and days say.
    public init?(
        _ metric: ChartMetric, hours: [Hour], days: [Day] = [], daylight: Daylight? = nil, dry: [DryStretch] = [],
        _ telling: Telling
    ) {
        let recipe = ChartRecipe(metric, telling.formatter)
        let spans = hours.spans
        guard let start = hours.first?.time, let last = spans.last?.end,
            spans.contains(where: { recipe.series[0].number($0) != nil || recipe.bars?.number($0) != nil })
        else { return nil }
        let daylight = daylight ?? Daylight(days, in: telling.zone)
        let marks = ChartMarks(hours.map(\.time), from: start, telling)
        let axes = ChartAxes(recipe, spans, telling.formatter)
        let drawing = ChartPointMaker(
            recipe: recipe, axes: axes, start: start, repeated: marks.repeated, daylight: daylight, telling: telling)
        self.metric = metric
        title = metric.title
        legend = recipe.legend
        ticks = axes.lineTicks
        barTicks = axes.barTicks
        length = last.timeIntervalSince(start) / 3600
        points = drawing.points(spans)
        nights = ChartNights(spans, from: start, daylight: daylight, days: days).spans
        let passed = telling.now.timeIntervalSince(start) / 3600
        now = (0...length).contains(passed) ? passed : nil
        self.days = marks.days
        hourTicks = marks.hours
        clockChanges = marks.clockChanges
        dryStretches = dry
        headings = [tr("Time")] + recipe.series.map(\.heading)
        spokenText = axes.spokenText(metric, hours: Int(length.rounded()), telling.formatter)
    }

    /// The times of the axis that stand so many hours apart: all of them, noon only, or none.
    public func hourTicks(atLeast hours: Double) -> [ChartMark] {
        guard hours > 6 else { return hourTicks }
        guard hours <= 24 else { return [] }
        return hourTicks.filter { tick in
            // A day that the clocks change in has its noon an hour earlier or later.
            days.contains { (10.5...13.5).contains(tick.x - $0.x) }
        }
    }

    /// "Dry until Sunday morning", where nothing falls in the part that is in view; nil where something does, or may.
    ///
    /// - Parameter view: Hours from the beginning.
    public func dryText(in view: ClosedRange<Double>) -> String? {
        guard let first = points.first?.time else { return nil }
        func time(_ hours: Double) -> Date { first.addingTimeInterval(hours * 3600) }
        let start = max(time(view.lowerBound), dryStretches.first?.range.lowerBound ?? time(view.lowerBound))
        return dryStretches.first { $0.range.contains(start) && time(view.upperBound) <= $0.range.upperBound }?.text
    }

    /// Hours from the beginning to what is seen first: the chosen day's midnight, else a little before now.
    ///
    /// - Parameter day: "2026-11-21"; nil where none is chosen. On the present day that is, too, a little before now.
    public func start(showing day: String?) -> Double {
        let beforeNow = max(0, (now ?? 0) - 3)
        guard let day, let index = days.firstIndex(where: { $0.id == day }) else { return beforeNow }
        let end = days.indices.contains(index + 1) ? days[index + 1].x : length
        let isPresent = now.map { (days[index].x..<end).contains($0) } ?? false
        return isPresent ? max(days[index].x, beforeNow) : days[index].x
    }
}
