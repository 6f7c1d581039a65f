import Foundation
public import WeatherModel

/// The summary at the top of a place's page: "Dry until about 16:00, then light rain. 3° warmer than yesterday."
public struct PageSummary: Sendable, Hashable {
    /// The summary; nil if nothing is known.
    public let text: String?

    private static let rules: [any RainRule.Type] = [
        DryThroughout.self, DryThenWet.self, WetAwaited.self, WetThenOther.self, WetThroughout.self,
    ]

    /// - Parameter report: The report as it was received, with yesterday if that is known.
    public init(of report: WeatherReport, _ telling: Telling) {
        let settled = report.settled(at: telling.now)
        let course = PrecipitationCourse(settled, at: telling.now)
        let rain = Self.rules.lazy.compactMap { $0.sentence(course, telling) }.first
        let comparison = YesterdayComparison(
            days: report.dayRows, hours: report.hourRows, at: telling.now, in: telling.zone)
        text = PhraseList.sentences([rain, comparison?.text(telling.formatter)])
    }
}
