import Foundation
import WeatherModel

/// The summary at the top of a place's page: "Dry until about 16:00, then light rain. 3° warmer than yesterday."
///
/// Fog and violent gusts stand between the two.
public struct PageSummary: Sendable, Hashable {
    /// The summary; nil if nothing is known.
    public let text: String?

    private static let rules: [any RainRule.Type] = [
        DryThroughout.self, DryThenWet.self, ChanceThenSame.self, RainExpected.self, WetThenOther.self,
        WetThroughout.self,
    ]

    /// - Parameter report: The report, with yesterday if that is known.
    public init(of report: SettledReport, _ context: SentenceContext) {
        let comparison = YesterdayComparison(of: report.received, context)
        text = PhraseList.sentences([
            Self.rain(report.course, context), FogSentence.text(of: report, context),
            GustSentence.text(of: report, context), comparison?.text(context.formatter),
        ])
    }

    /// Returns the sentence about what falls; nil if nothing is known.
    static func rain(_ course: PrecipitationCourse, _ context: SentenceContext) -> String? {
        rules.lazy.compactMap { $0.sentence(course, context) }.first
    }
}
