package import Foundation
import WeatherModel

/// The sentence about rain in the next two hours, from steps of a few minutes.
package struct NextTwoHours: Equatable {
    /// The sentence, such as "Light rain begins in 25 minutes" or "Light rain now, moderate from 12:45".
    package let text: String

    /// The length of the period, in seconds.
    package static let length: TimeInterval = 2 * 3600
    /// The seconds that the steps must cover; the last one may end a little before the two hours.
    private static let least: TimeInterval = length - 900
    /// The longest pause, in seconds, of what falls on and off: a longer one is seen as a gap between its bars.
    private static let longestPause: TimeInterval = 1800

    /// Returns nil if it stays dry or the steps do not cover two hours.
    package init?(_ course: PrecipitationCourse, _ context: SentenceContext) {
        let (told, course) = (course, course.bySteps)
        let end = context.now.addingTimeInterval(Self.length)
        let reach = course.slices.last(where: \.isStep)?.end ?? context.now
        guard reach.timeIntervalSince(context.now) >= Self.least,
            let spells = course.spells(
                in: context.now..<min(end, course.known.upperBound), longestPause: Self.longestPause),
            // Rain that begins after the last step has no bar to be seen in.
            let first = spells.first, first.isWet || first.end < reach,
            let text = Self.text(first, spells, beside: told, context)
        else { return nil }
        self.text = text.capitalizedFirst
    }

    /// - Parameter told: The course of which the page's sentence is made, with the chances of dry steps.
    private static func text(
        _ first: PrecipitationSpell, _ spells: [PrecipitationSpell], beside told: PrecipitationCourse,
        _ context: SentenceContext
    ) -> String? {
        let next = spells.count > 1 ? (start: spells[1].start, words: spells.words(at: 1)) : nil
        let when = next.map { context.formatter.countdown(to: $0.start, at: context.now) } ?? ""
        guard let weather = first.words else {
            return next?.words.map { tr("{weather} starting {when}.", ["weather": $0, "when": when]) }
        }
        if let next {
            var values = ["weather": weather, "when": when]
            if let words = next.words {
                values["next"] = words
                return tr("{weather} now, {next} {when}.", values)
            }
            // Before rain that may come earlier, the page's sentence ends the dry time.
            let isDry = !told.slices.contains {
                $0.isChanceOnly && $0.end > spells[1].start && $0.start < spells[1].end
            }
            guard spells.count > 2, isDry, let again = spells.words(at: 2) else {
                return tr("{weather} ending {when}.", values)
            }
            values["from"] = context.moment(spells[2].start, .from)
            let isAlike = spells[2].kind == first.kind && spells[2].isPossible == first.isPossible
            guard !isAlike || spells.danger(after: 2) != nil else {
                return tr("{weather} ending {when}, again {from}.", values)
            }
            values["next"] = again
            return tr("{weather} ending {when}, {next} {from}.", values)
        }
        if first.isIntermittent { return tr("{weather} on and off for at least two hours.", ["weather": weather]) }
        return change(in: first, context) ?? tr("{weather} for at least two hours.", ["weather": weather])
    }

    /// Returns "Light now, moderate from 12:45."; nil if the intensity does not change.
    private static func change(in spell: PrecipitationSpell, _ context: SentenceContext) -> String? {
        guard let first = spell.slices[0].intensity,
            let next = spell.slices.first(where: { $0.intensity.map { $0 != first } ?? false }),
            let intensity = next.intensity
        else { return nil }
        return tr(
            "{weather} now, {change}.",
            [
                "weather": spell.slices[0].condition.words,
                "change": intensity.change(from: context.moment(next.start, .from)),
            ])
    }
}
