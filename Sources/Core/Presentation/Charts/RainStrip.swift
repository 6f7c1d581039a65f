import Foundation
public import WeatherModel

/// Rain in the next two hours as bars.
public struct RainStrip: Sendable, Hashable {
    /// A few minutes of it.
    public struct Bar: Sendable, Hashable, Identifiable {
        /// The beginning in UTC.
        public let id: String
        /// 0 for now to 1 for two hours later.
        public let span: ScaleSpan
        /// 0 to 1; nil where the amount is not known.
        public let height: Double?
        /// "16:15".
        public let timeText: String
        /// "16:15, 1.2 mm an hour".
        public let spokenText: String
    }

    /// As `NextTwoHours` says it.
    public let text: String
    /// From now on.
    public let bars: [Bar]

    /// Every bar; the sentence is read where it is shown.
    public var spokenText: String { PhraseList.text(bars.map(\.spokenText)) }

    /// Nil where it stays dry, or the two hours are not known.
    ///
    /// - Parameter minutes: In rising order of time.
    public init?(_ minutes: [PrecipitationStep], _ telling: Telling) {
        guard let text = NextTwoHours(minutes, telling).text else { return nil }
        let end = telling.now.addingTimeInterval(Self.length)
        let steps = minutes.filter { $0.time > telling.now && $0.time.addingTimeInterval(-$0.duration) < end }
        func rate(_ step: PrecipitationStep) -> Double? { step.precipitation.map { $0.value * 3600 / step.duration } }
        // Up to where heavy rain begins at least, so that drizzle does not look like a cloudburst.
        let scale = ChartScale(steps.compactMap(rate), floor: 7.6, bounds: 0...Double.infinity)
        self.text = text
        bars = steps.map { step in
            let start = step.time.addingTimeInterval(-step.duration)
            func x(_ date: Date) -> Double { date.timeIntervalSince(telling.now) / Self.length }
            let time = telling.formatter.time(max(start, telling.now), in: telling.zone)
            let amount = rate(step).map { rate in
                tr("{amount} an hour", ["amount": telling.formatter.precipitation(Precipitation(rate))])
            }
            return Bar(
                id: start.formatted(.iso8601), span: ScaleSpan(start: x(start), end: x(step.time)),
                height: rate(step).map { scale.y($0) }, timeText: time,
                spokenText: PhraseList.text([time, amount ?? tr("not known")]))
        }
    }

    private static let length: TimeInterval = 2 * 3600
}
