public import Foundation
package import WeatherText

/// A stretch of time in which nothing falls, and the words for a lane of rain without bars.
public struct DryStretch: Sendable, Hashable {
    /// Not before the present.
    public let range: Range<Date>
    /// "Dry until Sunday morning", "Dry" where the data end with it.
    public let text: String

    /// As far as the data go without a gap, in order of time.
    package static func all(in course: PrecipitationCourse, _ telling: Telling) -> [DryStretch] {
        course.spells.filter { !$0.isWet }.map { spell in
            let text =
                spell.end < course.known.upperBound
                ? tr("Dry until {time}", ["time": telling.about(spell.end)])
                : tr("Dry until {time} at least", ["time": telling.moment(spell.end)])
            return DryStretch(range: spell.start..<spell.end, text: text)
        }
    }
}
