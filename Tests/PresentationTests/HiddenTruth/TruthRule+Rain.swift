import Foundation
import HiddenTruth
import WeatherModel

extension TruthRule {
    /// What the page's sentence says.
    static let rain: [TruthRule] = [
        TruthRule("Rain stops when the sentence says, within a step") { page in
            guard !page.summary.hasPrefix("Dry"), !page.summary.contains(" now, then "),
                let end = page.time(after: " until "),
                !page.summary.contains("at least"), end > page.truth.now
            else { return nil }
            let before = page.step(at: end) + (page.isBehind ? page.source.lag : 0)
            let falls = page.truth.isWet(max(page.truth.now - before, end - before), end)
            let next = page.time(after: "hen dry until ") ?? end + 2 * 3600
            let goesOn = page.summary.contains("then dry") && page.truth.isWet(end + 60, min(next - 60, end + 2 * 3600))
            return falls && !goesOn ? nil : page.summary
        },
        TruthRule("Rain starts when the sentence says, within a step") { page in
            guard page.summary.hasPrefix("Dry until"), !page.summary.contains("at least"),
                let start = page.time(after: "Dry until ")
            else { return nil }
            return page.truth.isWet(start, start + page.step(at: start)) && !page.truth.isWet(page.noticed, start - 60)
                ? nil : page.summary
        },
        TruthRule("No rain that comes within a day is left out of a sentence that ends dry") { page in
            guard !page.summary.hasPrefix("Dry"),
                page.summary.contains("hen dry.") || page.summary.contains("clearing."),
                let end = page.time(after: " until ")
            else { return nil }
            let day = min(page.truth.now + 86_400, page.known.upperBound) - page.step(at: page.truth.now + 86_400)
            return page.truth.isWet(end + 60, day) ? page.summary : nil
        },
        TruthRule("It is dry between the end and the start that one sentence names") { page in
            guard let end = page.time(after: " until "), let start = page.time(after: "hen dry until ") else {
                return nil
            }
            return page.truth.isWet(end + 60, start - 60) || !page.truth.isWet(start, start + page.step(at: start))
                ? page.summary : nil
        },
        TruthRule("No rain falls within the days that are called dry") { page in
            guard page.summary.hasPrefix("Dry for the next") else { return nil }
            let count = page.summary.contains("24 hours") ? 1 : Double(page.summary.split(separator: " ")[4]) ?? 1
            return page.truth.isWet(page.noticed, page.truth.now + count * 86_400 - 60) ? page.summary : nil
        },
        TruthRule("It is dry as long as it is called dry at least") { page in
            guard page.summary.hasPrefix("Dry until at least"), let end = page.time(after: "at least ") else {
                return nil
            }
            return page.truth.isWet(page.noticed, end - 60) ? page.summary : nil
        },
        TruthRule("Thunder in the rain that the page's sentence tells is in the sentence") { page in
            let begins = page.summary.hasPrefix("Dry until") ? page.time(after: "Dry until ") : page.truth.now
            guard let begins, !page.isBehind, !page.summary.contains("at least") else { return nil }
            let later = page.knownHours.filter { $0.period.upperBound > begins }
            guard let first = later.first, first.period.lowerBound <= begins + 3600 else { return nil }
            var end = first.period.lowerBound
            let falling = later.prefix { _, period in
                defer { end = period.upperBound }
                return period.lowerBound == end && page.truth.isWet(period.lowerBound, period.upperBound)
            }
            let isThundery = falling.contains { hasThunder($0.period, page) }
            return isThundery && !page.summary.lowercased().contains("thunder") ? page.summary : nil
        },
    ]
}
