import Foundation
public import WeatherModel
public import WeatherText

/// The rain in the next two hours as bars.
public struct RainStrip: Sendable, Hashable {
    /// A bar for a step of a few minutes.
    public struct Bar: Sendable, Hashable, Identifiable {
        /// The beginning of the step in UTC.
        public let id: String
        /// The period on a scale from 0 for now to 1 for two hours later.
        public let span: ScaleSpan
        /// The height, 0 to 1, in three equal bands for light, moderate and heavy rain; nil if the amount is unknown.
        public let height: Double?
        /// The intensity; nil if it is dry.
        public let intensity: PrecipitationIntensity?
        /// Whether it is snow, which is drawn as a hollow bar.
        public let isFrozen: Bool
        /// The beginning of the step, such as "16:15".
        public let timeText: String
        let start: Date
        /// The number of an hour's amount, such as "1.2", or the weather in words where no amount is known.
        let spokenValue: String
    }

    /// The sentence of `NextTwoHours`.
    public let text: String
    /// The bars from now on.
    public let bars: [Bar]
    /// Now and each half hour of the place's clock.
    public let ticks: [RainTick]
    /// "light", "moderate" and "heavy", the bands from the bottom up.
    public let bands: [String]

    /// The text of every bar for a screen reader, without the sentence, which is read by itself.
    ///
    /// "Rain in millimetres an hour: 1.2 at 16:15, 0.3 at 16:45"; what stays the same is said once.
    public let spokenText: String

    /// Whether all that falls is snow, so that nothing of it is called rain.
    public var isSnow: Bool {
        let falling = bars.filter { $0.intensity != nil || $0.isFrozen }
        return !falling.isEmpty && falling.allSatisfy(\.isFrozen)
    }

    /// Returns nil if it stays dry or the two hours are not known.
    public init?(of report: SettledReport, _ context: SentenceContext) {
        self.init(report.course, context)
    }

    init?(_ course: PrecipitationCourse, _ context: SentenceContext) {
        guard let sentence = NextTwoHours(course, context) else { return nil }
        let end = context.now.addingTimeInterval(NextTwoHours.length)
        text = sentence.text
        bars = course.bySteps.slices.filter { $0.isStep && $0.start < end }.map { Self.bar($0, context) }
        spokenText = Self.spoken(bars, context)
        ticks = Self.ticks(context)
        bands = PrecipitationIntensity.allCases.map(\.words)
    }

    private static func ticks(_ context: SentenceContext) -> [RainTick] {
        let offset = TimeInterval(context.zone.secondsFromGMT(for: context.now))
        let first = (((context.now.timeIntervalSince1970 + offset) / 1800).rounded(.up)) * 1800 - offset
        let times = (0..<5).map { Date(timeIntervalSince1970: first + Double($0) * 1800) }
        return [RainTick(place: 0, text: tr("Now"))]
            + times.compactMap { time in
                let place = time.timeIntervalSince(context.now) / NextTwoHours.length
                guard place > 0, place <= 1 else { return nil }
                return RainTick(place: place, text: context.formatter.time(time, in: context.zone))
            }
    }

    private static func bar(_ slice: PrecipitationSlice, _ context: SentenceContext) -> Bar {
        func x(_ date: Date) -> Double { date.timeIntervalSince(context.now) / NextTwoHours.length }
        let (formatter, zone) = (context.formatter, context.zone)
        let units = context.formatter.units
        let amount = slice.rate.map { rate in
            context.formatter.short(units.number(Precipitation(rate)), digits: units.precipitation == .inches ? 2 : 1)
        }
        return Bar(
            id: slice.start.formatted(.iso8601), span: ScaleSpan(start: x(slice.start), end: x(slice.end)),
            height: slice.rate.map(PrecipitationScale.height), intensity: slice.intensity,
            isFrozen: slice.kind == .frozen, timeText: formatter.time(slice.start, in: zone),
            start: slice.start,
            spokenValue: amount ?? (slice.kind == nil ? tr("not known") : slice.condition.words))
    }

    private static func spoken(_ bars: [Bar], _ context: SentenceContext) -> String {
        let changes = zip([nil] + bars, bars).filter { $0?.spokenValue != $1.spokenValue }.map(\.1)
        let values = changes.map {
            tr(
                "{value} {at}",
                ["value": $0.spokenValue, "at": context.formatter.hourOrMidnight($0.start, .at, in: context.zone)])
        }
        let words = ["values": PhraseList.text(values)]
        return switch (bars.contains(where: \.isFrozen), context.formatter.units.precipitation) {
        case (true, .millimetres): tr("Precipitation in millimetres an hour: {values}", words)
        case (true, .inches): tr("Precipitation in inches an hour: {values}", words)
        case (false, .millimetres): tr("Rain in millimetres an hour: {values}", words)
        case (false, .inches): tr("Rain in inches an hour: {values}", words)
        }
    }
}

/// A time on the axis of the rain in the next two hours.
public struct RainTick: Sendable, Hashable {
    /// The place on the axis, 0 for now to 1 for two hours later.
    public let place: Double
    /// "Now" or "12:30".
    public let text: String
}
