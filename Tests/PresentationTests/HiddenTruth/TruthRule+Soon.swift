import Foundation
import HiddenTruth
import WeatherModel

extension TruthRule {
    /// What is said of this hour and the next two.
    static let soon: [TruthRule] = [
        TruthRule("The amount of an hour is that of the time it names") { page in
            guard let rain = page.rain, let told = number(rain.value, " mm") else { return nil }
            let now = page.truth.now
            func floor(_ step: Double) -> Date {
                Date(timeIntervalSince1970: (now.timeIntervalSince1970 / step).rounded(.down) * step)
            }
            let isRest = rain.title.hasPrefix("Rest")
            let hour = floor(3600)
            let sum = page.truth.sum((isRest ? now : hour)..<hour + 3600)
            // Of the quarter that holds the present, nobody knows in which minutes its rain falls; each sum is rounded.
            let quarter = floor(900)
            let unknown = page.truth.sum(quarter..<quarter + 900)
            let left = (quarter + 900).timeIntervalSince(now) / 900
            let share = page.isBehind ? 1 : max(left, 1 - left)
            let sums = (hour + 3600).timeIntervalSince(quarter) / 900
            let tolerance = isRest ? unknown * share + 0.05 * sums + 0.051 : 0.101
            return abs(told - sum) <= tolerance ? nil : "\(rain.title) \(rain.value), but \(sum) mm"
        },
        TruthRule("A chance of what is left of an hour is not that of the whole hour") { page in
            let now = page.hours.first { $0.isNow }?.precipitationText
            guard let rain = page.rain, rain.title.hasPrefix("Rest"), rain.words != nil || number(now, "%") != nil
            else { return nil }
            return "\(rain.title) \(rain.value) \(rain.words ?? "") \(now ?? "")"
        },
        TruthRule("Rain starts and stops within two hours when their sentence says") { page in
            guard !page.isBehind else { return nil }
            let now = page.truth.now
            guard let text = page.twoHours else { return nil }
            if let (time, slack) = countdown(text, " starting ", at: now) {
                let starts = page.truth.isWet(time - slack, time + slack + 900)
                return starts && !page.truth.isWet(max(now + 60, page.noticed), time - slack - 60) ? nil : text
            }
            if let (time, slack) = countdown(text, " ending ", at: now) {
                let ends = page.truth.isWet(time - slack - 900, time + slack)
                // Weather of another kind may begin later.
                let kind: TrueFall =
                    text.lowercased().contains("thunder") ? .thunder : text.contains("snow") ? .snow : .rain
                let again = text.firstMatch(of: /again from (\d\d:\d\d|midnight)/).flatMap {
                    page.time($0.1, within: now..<now + 7200)
                }
                if let again, !page.truth.isWet(again, again + 900) { return text }
                let (after, until) = (time + slack + 60, again ?? now + 6300)
                return ends && !(after < until && page.truth.falls(after..<until).contains(kind)) ? nil : text
            }
            guard text.contains("at least two hours") else { return nil }
            return page.truth.isWet(now - 900, now + 900) && page.truth.isWet(now + 5400, now + 8100) ? nil : text
        },
        TruthRule("A notice tells the rain that comes within the hour, and no other") { page in
            guard !page.isBehind else { return nil }
            let (now, step) = (page.truth.now, page.source.step)
            if page.isNews {
                // Of the row that holds the present, nobody knows whether its rain is over or still to come.
                let row = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / step).rounded(.down) * step)
                let first = page.summary.contains(/(expected|possible) soon|perhaps earlier/) ? row : now
                return page.truth.isWet(first, now + 3600 + step) ? nil : "told: \(page.summary)"
            }
            let isDry = !page.truth.isWet(now - 2 * step, now + step + 60)
            let comes = page.truth.isWet(now + step + 60, now + 3600 - step)
            return isDry && comes ? "not told: \(page.summary)" : nil
        },
    ]

    /// Returns the time of a countdown with the seconds by which that is rounded.
    private static func countdown(_ text: String, _ verb: String, at now: Date) -> (Date, TimeInterval)? {
        guard let range = text.range(of: verb) else { return nil }
        let rest = text[range.upperBound...]
        if rest.hasPrefix("now") { return (now, 60) }
        if rest.hasPrefix("in about an hour and a half") { return (now + 5400, 960) }
        if rest.hasPrefix("in about an hour") { return (now + 3900, 660) }
        if rest.hasPrefix("in about 2 hours") { return (now + 7200, 960) }
        guard let match = rest.prefixMatch(of: /in (\d+) minute/), let minutes = Double(match.1) else { return nil }
        return (now + minutes * 60, 60)
    }
}
