import Foundation
import WeatherModel

@testable import Charts
@testable import WeatherText

extension ConsistencyRule {
    /// What is said of now and of the next hours.
    static let present: [ConsistencyRule] = [
        ConsistencyRule("A wet present and a dry sentence never stand together") { page in
            guard page.hasPresent, let current = page.current, GeneratedPage.isWet(current.weather),
                page.summary.hasPrefix("Dry")
            else { return nil }
            return "\(current.weather) | \(page.summary)"
        },
        ConsistencyRule("A dry present never stands over rain that goes on") { page in
            guard page.hasPresent, let current = page.current, !GeneratedPage.isWet(current.weather),
                current.weather != "—", !current.weather.hasPrefix("Unknown"), GeneratedPage.isWet(page.summary),
                !page.summary.hasPrefix("Dry"),
                !page.summary.contains(/expected|possible (soon|before)|perhaps earlier/)
            else { return nil }
            return "\(current.weather) | \(page.summary)"
        },
        ConsistencyRule("The strength of the present is that with which the page's sentence begins") { page in
            func strength(_ text: String) -> String? {
                PrecipitationIntensity.allCases.map(\.words).first { text.lowercased().hasPrefix($0 + " ") }
            }
            // Heavy drizzle is light rain.
            guard page.hasPresent, let current = page.current, let own = strength(current.weather),
                !current.weather.contains("drizzle"), let told = strength(page.summary), told != own
            else { return nil }
            return "\(current.weather) | \(page.summary)"
        },
        ConsistencyRule("Picture and words of the present are both wet or both dry") { page in
            guard let current = page.current, current.weather != "—",
                GeneratedPage.isWet(artwork: current.artworkName) != GeneratedPage.isWet(current.weather)
            else { return nil }
            return "\(current.artworkName) | \(current.weather)"
        },
        ConsistencyRule("Rain that falls now has no amount of nothing in its hour") { page in
            guard page.hasPresent, let current = page.current, GeneratedPage.isWet(current.weather),
                let rain = page.rain, rain.value.hasPrefix("0 mm") || rain.value.hasPrefix("0.0"),
                page.course.slices.first?.isStep != true
            else { return nil }
            return "\(current.weather) | \(rain.value)"
        },
        ConsistencyRule("The two hours begin dry exactly where the page's sentence does or tells a mere chance") {
            page in
            guard let strip = page.strip else { return nil }
            let isDry = page.summary.hasPrefix("Dry") || page.course.slices.first?.isChanceOnly == true
            return strip.text.contains("starting") == isDry
                ? nil : "\(strip.text) | \(page.summary)"
        },
        ConsistencyRule("The first bar is dry exactly where the two hours' sentence begins dry") { page in
            guard let strip = page.strip, let first = strip.bars.first else { return nil }
            return (first.intensity == nil) == strip.text.contains("starting") ? nil : "\(strip.text) | \(first)"
        },
        ConsistencyRule("A bar of something is never called dry, nor one of nothing rain") { page in
            page.strip?.bars.first { bar in
                bar.height.map { ($0 >= PrecipitationScale.height(0.1)) != (bar.intensity != nil) } ?? false
            }.map { "\($0)" }
        },
        ConsistencyRule("The strength in words is the one of a bar in view") { page in
            guard let strip = page.strip else { return nil }
            for (word, intensity) in [("heavy rain", PrecipitationIntensity.heavy), ("moderate rain", .moderate)]
            where strip.text.lowercased().contains(word) && !strip.bars.contains(where: { $0.intensity == intensity }) {
                return "\(strip.text) | \(strip.bars.map(\.intensity))"
            }
            return nil
        },
        ConsistencyRule("Thunder, hail or ice in the rain that the page's sentence tells is in the sentence") { page in
            let falling = page.course.slices.drop { $0.kind == nil }.prefix { $0.kind != nil }
            let told = falling.filter { !$0.isPossible && $0.end <= page.course.known.upperBound }.map(\.condition)
            guard let gravest = told.max(by: { $0.gravity < $1.gravity }), gravest.isDangerous else { return nil }
            let words =
                PrecipitationKind(gravest) == .freezing
                ? ["freezing", "thunder", "hail"] : gravest == .thunderstorm ? ["thunder", "hail"] : ["hail"]
            return words.contains(where: page.summary.lowercased().contains) ? nil : "\(page.summary) | \(gravest)"
        },
        ConsistencyRule(
            "A slight rain before a dry pause hides none of four times as much that follows within six hours"
        ) {
            page in
            func amount(_ spell: PrecipitationSpell) -> Double {
                spell.slices.reduce(0) { $0 + ($1.rate ?? 0) * $1.end.timeIntervalSince($1.start) / 3600 }
            }
            let spells = page.course.spells
            // Of a row of several hours, the sentence tells no end; a danger goes before an amount.
            guard let index = spells.firstIndex(where: \.isWet), index + 2 < spells.count, !spells[index + 1].isWet,
                spells[index].slices.allSatisfy({ $0.rate != nil }), !page.summary.contains(" before "),
                spells.danger(after: index) == nil
            else { return nil }
            let first = spells[index]
            // What is merely possible is no amount.
            let least = first.isPossible ? 1 : max(1, 4 * amount(first))
            let hidden = spells.indices.dropFirst(index + 2).first { place in
                let spell = spells[place]
                return spell.isWet && !spell.isPossible && spell.start.timeIntervalSince(first.end) <= 6 * 3600
                    && amount(spell) >= least
            }
            let context = SentenceContext(Samples.formatter, in: page.zone, at: page.now)
            guard let hidden else { return nil }
            // What falls on without a pause may be told by its beginning.
            let run = spells[(index + 1)...hidden].reversed().prefix { $0.isWet && !$0.isPossible }
            let starts = run.map { context.moment($0.start) }
            guard !starts.contains(where: page.summary.contains) else { return nil }
            return "\(page.summary) | \(amount(first)) mm, \(amount(spells[hidden])) mm from \(starts[0])"
        },
        ConsistencyRule("A countdown is never longer than the two hours nor told in more than an hour of minutes") {
            page in
            guard let text = page.strip?.text, let minutes = text.split(separator: " ").compactMap({ Int($0) }).first,
                text.contains("minute"), minutes > 60
            else { return nil }
            return text
        },
    ]
}
