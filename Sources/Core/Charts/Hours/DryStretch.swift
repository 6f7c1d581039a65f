public import Foundation
package import WeatherText

/// A dry period, with a text to show in place of bars of rain.
public struct DryStretch: Sendable, Hashable {
    /// The period, which does not begin before the present.
    public let range: Range<Date>
    /// The text, such as "Dry until Sunday morning", or "Dry" if the data end with the period.
    public let text: String

    /// Returns the dry periods from now to the first gap in the data, in order of time.
    package static func all(in course: PrecipitationCourse, _ context: SentenceContext) -> [DryStretch] {
        course.spells.filter { !$0.isWet }.map { spell in
            let text =
                spell.end < course.known.upperBound
                ? tr("Dry {until}", ["until": context.untilAbout(spell.end)])
                : tr("Dry {until}", ["until": context.moment(spell.end, .atLeastUntil)])
            return DryStretch(range: spell.start..<spell.end, text: text)
        }
    }
}
