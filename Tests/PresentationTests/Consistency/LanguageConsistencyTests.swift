import CatalogueMaking
import Foundation
import Synchronization
import Testing

@testable import Presentation
@testable import WeatherText

/// Generated forecasts in languages of other families: what they say is what English says, which holds the rules of
/// docs/consistency.md, and their own words for wet and dry contradict no picture.
struct LanguageConsistencyTests {
    private static let seeds = ProcessInfo.processInfo.environment["FAIRWEATHER_SEEDS"].flatMap(UInt64.init) ?? 20

    @Test("a page is made of the messages of the English one, in the same order", arguments: Vocabulary.all)
    private func messages(vocabulary: Vocabulary) throws {
        let language = ShippedLanguage(code: vocabulary.code)
        let (plain, translated) = (TracingCatalogue(EnglishCatalogue()), TracingCatalogue(try language.catalogue()))
        let formatter = WeatherFormatter(locale: language.locale, units: .metric, ownZone: Samples.formatter.ownZone)
        for seed in 0..<Self.seeds {
            let forecast = GeneratedForecast(seed: seed)
            let english = plain.traced { GeneratedPage(forecast) }
            let other = translated.traced { GeneratedPage(forecast, formatter) }
            let difference = zip(english.messages, other.messages).first { $0 != $1 }
            #expect(english.messages.count == other.messages.count && difference == nil, "seed \(seed)")
            #expect(!english.messages.isEmpty)
            #expect(ConsistencyRule.all.allSatisfy { $0.broken(english.page) == nil }, "seed \(seed)")
        }
    }

    @Test("pictures and translated words are both wet or both dry, and a tile says which", arguments: Vocabulary.all)
    private func words(vocabulary: Vocabulary) throws {
        let language = ShippedLanguage(code: vocabulary.code)
        let formatter = WeatherFormatter(locale: language.locale, units: .metric, ownZone: Samples.formatter.ownZone)
        var (wet, dry) = (0, 0)
        let catalogue = try language.catalogue()
        Wording.$catalogue.withValue(catalogue) {
            for seed in 0..<Self.seeds {
                let page = GeneratedPage(GeneratedForecast(seed: seed), formatter)
                let shown =
                    page.tiles.map { ($0.artworkName, $0.sentence) } + page.days.map { ($0.artworkName, $0.weather) }
                    + [page.current].compactMap(\.self).map { ($0.artworkName, $0.weather) }
                for (artwork, words) in shown where words != "—" {
                    let isWet = vocabulary.isWet(words)
                    if isWet { wet += 1 } else { dry += 1 }
                    #expect(GeneratedPage.isWet(artwork: artwork) == isWet, "seed \(seed): \(artwork) | \(words)")
                }
                for tile in page.tiles {
                    #expect(vocabulary.isWet(tile.sentence) || vocabulary.isDry(tile.sentence), "\(tile.sentence)")
                }
                // Where only the present is known, there is no sentence.
                if page.hasPresent, !page.summary.isEmpty, let current = page.current,
                    vocabulary.isWet(current.weather)
                {
                    #expect(vocabulary.isWet(page.summary), "seed \(seed): \(current.weather) | \(page.summary)")
                }
            }
        }
        #expect(wet > 50 && dry > 10)
    }
}

/// The beginnings of a language's words for what falls, and of those for dry weather.
private struct Vocabulary: Sendable, CustomTestStringConvertible {
    let code: String
    let wet: [String]
    let dry: [String]

    static let all = [
        Vocabulary(
            code: "de",
            wet: [
                "regen", "schnee", "niesel", "schauer", "graupel", "gewitter", "gewittrig", "hagel", "nass",
                "niederschlag möglich",
            ],
            dry: ["trocken"]),
        Vocabulary(
            code: "ru", wet: ["дожд", "снег", "снеж", "морос", "ливн", "ливень", "гроз", "град", "осадки"],
            dry: ["сухо", "без осадков"]),
        Vocabulary(code: "ja", wet: ["雨", "雪", "みぞれ", "ひょう", "雷", "降水あり"], dry: ["降水なし"]),
    ]

    var testDescription: String { code }

    func isWet(_ text: String) -> Bool { wet.contains { text.lowercased().contains($0) } }

    func isDry(_ text: String) -> Bool { dry.contains { text.lowercased().contains($0) } }
}

/// Notes which messages are asked for.
private final class TracingCatalogue: TextCatalogue {
    let language: String
    private let catalogue: any TextCatalogue
    private let asked = Mutex<[String]>([])

    init(_ catalogue: any TextCatalogue) {
        (language, self.catalogue) = (catalogue.language, catalogue)
    }

    /// Returns what is made with these texts, and the messages that were asked for, in order.
    func traced(_ page: () -> GeneratedPage) -> (page: GeneratedPage, messages: [String]) {
        asked.withLock { $0 = [] }
        let made = Wording.$catalogue.withValue(self, operation: page)
        return (made, asked.withLock { $0 })
    }

    func text(_ english: StaticString, context: StaticString?) -> String {
        asked.withLock { $0.append("\(english) \(context.map { "(\($0))" } ?? "")") }
        return catalogue.text(english, context: context)
    }

    func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String {
        asked.withLock { $0.append("\(other) of \(count)") }
        return catalogue.text(one: one, other: other, count: count, context: context)
    }

    func number(_ count: Int) -> String { catalogue.number(count) }

    func geographicName(_ key: String) -> String? { catalogue.geographicName(key) }
}
