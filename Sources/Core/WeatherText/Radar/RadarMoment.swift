package import Foundation
package import RainMap

/// The time of a radar frame beside the present, as the rain map says it.
package struct RadarMoment: Equatable {
    /// "Now" or "14:25".
    package let title: String
    /// "measured at 13:00", "estimated at 13:00", "measured, 25 min ago", "expected, in 1 h 20 min", or of the present and what
    /// has passed "expected, measured until 13:00".
    package let detail: String

    /// - Parameters:
    ///   - isNow: Whether the frame stands for the present.
    ///   - isEstimated: Whether satellites and models fill in what radars do not see.
    package init(
        _ sample: RainOutlook.Sample, measuredAt: Date, isNow: Bool, isEstimated: Bool, _ context: SentenceContext
    ) {
        title = isNow ? tr("Now") : context.moment(sample.time)
        let ahead = sample.time.timeIntervalSince(context.now)
        let minutes = max(1, Int((abs(ahead) / 60).rounded()))
        let values = [
            "duration": Self.duration(minutes, context.formatter), "at": context.moment(measuredAt, .at),
            "until": context.moment(measuredAt, .until),
        ]
        // What was expected of a time that has passed is told as that, not as what is to come.
        switch (sample.isMeasured, isNow || (!sample.isMeasured && ahead <= 0)) {
        case (true, true):
            detail = isEstimated ? tr("estimated {at}", values) : tr("measured {at}", values)
        case (true, false):
            detail = isEstimated ? tr("estimated, {duration} ago", values) : tr("measured, {duration} ago", values)
        case (false, true):
            detail =
                isEstimated
                ? tr("expected, estimated {until}", values) : tr("expected, measured {until}", values)
        case (false, false): detail = tr("expected, in {duration}", values)
        }
    }

    /// Returns "25 min" or "1 h 20 min".
    private static func duration(_ minutes: Int, _ formatter: WeatherFormatter) -> String {
        let values = ["hours": formatter.count(minutes / 60), "minutes": formatter.count(minutes % 60)]
        return minutes < 60 ? tr("{minutes} min", values) : tr("{hours} h {minutes} min", values)
    }
}
