import Foundation
public import GoodTimes

/// The good times of one activity over the common hours.
public struct GoodTimesStrip: Sendable, Hashable {
    /// One of the times.
    public struct Window: Sendable, Hashable {
        /// The time, as hours from the beginning of the axis.
        public let span: ClosedRange<Double>
        /// The weather that ends it, in a word; nil for the user's own hours, and where nothing is known.
        public let endText: String?
    }

    /// The times, the earliest first.
    public let windows: [Window]
    /// The end of what is known, as hours from the beginning of the axis, at most its length.
    public let knownUntil: Double
    /// Whether the forecast is so old that the times are doubtful.
    public let isAged: Bool

    /// Places the times of an outlook on the axis.
    public init(_ outlook: GoodTimesOutlook, on hours: GoodTimesHours, isAged: Bool) {
        func x(_ date: Date) -> Double { date.timeIntervalSince(hours.beginning) / 3600 }
        let length = GoodTimesHours.length
        windows = outlook.times.compactMap { time in
            let (start, end) = (max(x(time.span.lowerBound), 0), min(x(time.span.upperBound), length))
            guard start < end else { return nil }
            guard case .limit(let missed) = time.ending else { return Window(span: start...end, endText: nil) }
            return Window(span: start...end, endText: missed.words)
        }
        knownUntil = min(outlook.end.map(x) ?? hours.now, length)
        self.isAged = isAged
    }
}
