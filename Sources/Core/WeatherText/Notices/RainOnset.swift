public import Foundation
public import Notices
public import WeatherModel

/// Rain or snow that begins soon, or has begun, as the page's summary says it.
public struct RainOnset: Sendable, Hashable {
    /// The weather, such as "light rain".
    public let weather: String
    /// The sentence of the page's summary: "Dry until about 16:00, then light rain".
    public let sentence: String
    /// The condition to depict.
    public let condition: WeatherCondition
    private let kind: PrecipitationKind
    /// The beginning; nil if it is not known to the minute, and once it has begun.
    private let start: Date?
    private let isSoon: Bool

    /// The seconds before its beginning from which rain is told.
    private static let soon: TimeInterval = 3600
    /// The seconds before its beginning up to which rain that was told still counts as that rain, delayed.
    private static let delayed: TimeInterval = soon + PrecipitationSpell.longestPause
    /// The age in seconds above which a forecast does not tell what begins within the hour.
    private static let oldestForecast: TimeInterval = 2 * 3600

    /// Returns nil if it stays dry for three hours, if rain is merely possible, or if nothing recent is known.
    public init?(of report: SettledReport, _ context: SentenceContext) {
        let now = context.now
        let arrivals = [report.fetchedAt(.minutes), report.fetchedAt(.hours)].compactMap(\.self)
        guard let latest = arrivals.max(), abs(now.timeIntervalSince(latest)) < Self.oldestForecast else { return nil }
        // What may fall in an hour of dry steps is no rain that comes.
        let spells = report.course.bySteps.spells
        guard let first = spells.first, first.isWet || spells.count > 1 else { return nil }
        let index = first.isWet ? 0 : 1
        let wet = spells[index]
        let danger = spells.danger(after: index).flatMap { $0.isPossible ? nil : $0 }
        guard let kind = wet.kind, let words = wet.words(before: danger),
            let condition = danger?.condition ?? wet.condition,
            let sentence = PageSummary.rain(report.course, context)
        else { return nil }
        let hasBegun = first.isWet && !first.isAwaited
        let wait = hasBegun ? 0 : (first.isAwaited ? first.slices[0].end : wet.start).timeIntervalSince(now)
        guard hasBegun || (wait <= Self.delayed && !wet.isPossible) else { return nil }
        (weather, self.sentence, self.condition, self.kind) = (words, sentence, condition, kind)
        start = first.isWet ? nil : wet.start
        isSoon = !hasBegun && wait <= Self.soon
    }

    /// Returns the time from which the next rain is to be told; nil if none is expected, or it could be told already.
    public static func nextTelling(of report: SettledReport) -> Date? {
        report.course.bySteps.spells
            .first { $0.isWet && !$0.isPossible && $0.start > report.now + soon }.map { $0.start - soon }
    }

    /// Returns what there is to tell at the place.
    public func candidate(at place: Location.ID) -> NoticeCandidate {
        NoticeCandidate(
            id: "rain/\(place)", kind: .rain, version: kind.rawValue, about: start, isNews: isSoon)
    }
}
