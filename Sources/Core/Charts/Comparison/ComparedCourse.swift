import Foundation
import WeatherModel
import WeatherText

/// The hours of one forecast on the axis of a comparison.
struct ComparedCourse {
    /// A step with the value at its beginning and what falls in it.
    struct Step {
        let hour: Double
        let span: HourSpan
        /// The number in the unit that the reader chose; nil if it is not known.
        let value: Double?

        /// What falls in the whole step; nil if it is not known.
        var fall: Precipitation? { span.wholeAmount ?? span.rain?.amount }
    }

    let steps: [Step]
    let bars: [ComparisonChart.Bar]
    /// Whether most steps are longer than an hour.
    let isCoarse: Bool

    /// - Parameter series: What the curve is of.
    init(_ spans: [HourSpan], _ axis: ComparisonAxis, _ series: ChartSeries) {
        steps = spans.compactMap { span in
            axis.hour(span.start.time).map { Step(hour: $0, span: span, value: series.number(span)) }
        }
        bars = steps.compactMap { step in
            guard let fall = step.fall, fall.value > 0, step.span.duration > 0 else { return nil }
            let end = axis.hour(step.span.end.addingTimeInterval(-1)) ?? step.hour
            return .init(hours: step.hour...max(step.hour, end), rate: fall.value / step.span.duration * 3600)
        }
        isCoarse = spans.count { $0.duration > 3600 } * 2 > spans.count
    }

    /// The values that are known.
    var points: [ComparisonChart.Point] { runs.flatMap { $0 } }

    /// The values in unbroken runs: a step without one, or a gap between two steps, ends a run.
    var runs: [[ComparisonChart.Point]] {
        var runs: [[ComparisonChart.Point]] = []
        var end: Date?
        for step in steps {
            guard let value = step.value else {
                end = nil
                continue
            }
            let point = ComparisonChart.Point(hour: step.hour, value: value)
            if let end, step.span.start.time <= end.addingTimeInterval(60) {
                runs[runs.count - 1].append(point)
            } else {
                runs.append([point])
            }
            end = step.span.end
        }
        return runs
    }
}
