import Foundation
public import WeatherModel

/// The summary at the top of a place's page: "Dry until about 16:00, then light rain. 3° warmer than yesterday."
public struct PageSummary: Sendable, Hashable {
    /// The summary; nil if nothing is known.
    public let text: String?

    private static let rules: [any RainRule.Type] = [
        DryThroughout.self, DryThenWet.self, RainExpected.self, WetThenOther.self, WetThroughout.self,
    ]

    /// - Parameter report: The report as it was received, with yesterday if that is known.
    public init(of report: WeatherReport, _ context: SentenceContext) {
        let settled = report.settled(at: context.now)
        let course = PrecipitationCourse(settled, at: context.now)
        let comparison = YesterdayComparison(of: report, context)
        text = PhraseList.sentences([Self.rain(course, context), comparison?.text(context.formatter)])
    }

    /// Returns the sentence about what falls; nil if nothing is known.
    static func rain(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        rules.lazy.compactMap { $0.sentence(course, context) }.first
    }
}
