import Foundation
import WeatherModel

/// The sentence about fog in dry weather, such as "Fog until about 11:00".
enum FogSentence {
    /// Seconds of fog that is still to last, below which nothing is said of it.
    private static let rest: TimeInterval = 1800

    /// Returns nil where none lasts, and where something falls.
    static func text(of report: SettledReport, _ context: SentenceContext) -> String? {
        guard report.course.spells.first?.isWet == false else { return nil }
        let rows = report.agreed.hours(from: context.now, count: 24)
        guard let last = rows.last?.end else { return nil }
        // What is reported goes before the hour.
        let isDenied = report.agreed.reportedCondition(at: context.now).map { !FogSpell.fogs.contains($0) } ?? false
        let telling = isDenied ? rows.filter { $0.start.time > context.now } : rows
        guard let fog = FogSpell.runs(telling).first(where: { isNotable($0, context) }) else { return nil }
        let range = fog.range
        let values = [
            "weather": fog.condition.words, "until": context.untilAbout(range.upperBound),
            "from": context.moment(range.lowerBound, .from),
        ]
        let text =
            switch (range.lowerBound > context.now, range.upperBound < last) {
            case (true, _): tr("{weather} {from}.", values)
            case (false, true): tr("{weather} {until}.", values)
            case (false, false): tr("{weather} for the next hours.", values)
            }
        return text.capitalizedFirst
    }

    private static func isNotable(_ fog: FogSpell, _ context: SentenceContext) -> Bool {
        fog.range.lowerBound > context.now
            ? fog.length >= FogSpell.shortest : fog.range.upperBound.timeIntervalSince(context.now) >= rest
    }
}
