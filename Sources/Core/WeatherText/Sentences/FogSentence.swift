import Foundation
import WeatherModel

/// The sentence about fog in dry weather, such as "Fog until about 11:00".
enum FogSentence {
    /// Seconds of fog that is still to last, below which nothing is said of it.
    private static let rest: TimeInterval = 1800

    /// Returns nil where none lasts, and where something falls.
    static func text(of report: SettledReport, _ context: SentenceContext) -> String? {
        guard report.course.spells.first?.isWet == false else { return nil }
        // Fog that begins within a day is told with its end, which may lie beyond.
        let rows = report.agreed.hours(from: context.now, count: 48)
        guard let first = rows.first?.start.time, let last = rows.last?.end,
            let day = rows.last(where: { $0.start.time < first.addingTimeInterval(86_400) })?.end
        else { return nil }
        // What is reported goes before the hour.
        let isDenied = report.agreed.reportedCondition(at: context.now).map { !FogSpell.fogs.contains($0) } ?? false
        let telling = isDenied ? rows.filter { $0.start.time > context.now } : rows
        guard let fog = FogSpell.runs(telling).first(where: { isNotable($0, within: day, context) }) else { return nil }
        let range = fog.range
        let values = [
            "weather": fog.condition.words, "until": context.untilAbout(range.upperBound),
            "from": context.moment(range.lowerBound, .from),
        ]
        let text =
            if range.lowerBound > context.now {
                tr("{weather} {from}.", values)
            } else if range.upperBound < last || range.upperBound.timeIntervalSince(context.now) < fullDay {
                tr("{weather} {until}.", values)
            } else {
                // Nobody knows when it ends.
                tr("{weather} for the next 24 hours.", values)
            }
        return text.capitalizedFirst
    }

    /// Seconds of the rows of a day whose first one has begun.
    private static let fullDay: TimeInterval = 23 * 3600

    private static func isNotable(_ fog: FogSpell, within day: Date, _ context: SentenceContext) -> Bool {
        let (begin, end) = (fog.range.lowerBound, fog.range.upperBound)
        return begin > context.now
            ? min(end, day).timeIntervalSince(begin) >= FogSpell.shortest
            : end.timeIntervalSince(context.now) >= rest
    }
}
