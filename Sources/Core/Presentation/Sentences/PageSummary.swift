import Foundation
public import WeatherModel

/// The one plain sentence or two of a place's page: "Dry until about 16:00, then light rain. 3° warmer than yesterday."
public struct PageSummary: Sendable, Hashable {
    /// Nil where nothing can be said.
    public let text: String?

    private static let rules: [any RainRule.Type] = [
        DryThroughout.self, DryThenWet.self, WetThenDry.self, RainTurns.self, WetThroughout.self,
    ]

    /// - Parameters:
    ///   - current: What the source reports for the present.
    ///   - hours: From yesterday on, as far as they are known.
    ///   - days: With yesterday, where it is known.
    public init(current: CurrentConditions?, hours: [Hour], days: [Day], _ telling: Telling) {
        let present = current.flatMap { abs($0.time.timeIntervalSince(telling.now)) <= 3600 ? $0.condition : nil }
        let rain = RainCourse(hours: hours, current: present, at: telling.now).flatMap { course in
            Self.rules.lazy.compactMap { $0.sentence(course, telling) }.first
        }
        let comparison = YesterdayComparison(days: days, hours: hours, at: telling.now, in: telling.zone)
        text = PhraseList.sentences([rain, comparison?.text(telling.formatter)])
    }
}
