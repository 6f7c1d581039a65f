import Foundation
import Testing
import WeatherModel

@testable import WeatherText

struct InflectionTests {
    @Test("a pattern that cannot be inflected is found, and others are left alone", arguments: InflectionRule.all)
    func rules(rule: InflectionRule) {
        for text in rule.bad { #expect(rule.isBroken(text), "\(rule) leaves “\(text)” alone") }
        for text in rule.good { #expect(!rule.isBroken(text), "\(rule) finds “\(text)”") }
    }

    @Test("no message governs what fills its blank", arguments: InflectionRule.all)
    func template(rule: InflectionRule) throws {
        let texts = try TemplateText.all()
        #expect(texts.count > 1000)
        let broken = texts.filter { rule.isBroken($0.text) }.map(\.description)
        #expect(broken.isEmpty, "\(broken.joined(separator: "\n"))")
    }

    @Test("a language may inflect the day with its preposition and put both where it likes")
    func russian() {
        let russian = WordList(
            language: "ru",
            [
                "until Saturday {clock}": "до субботы, {clock}", "Dry {until}": "{until} сухо",
            ])
        let (now, end) = (Samples.instant("2026-11-24T12:00:00Z"), Samples.instant("2026-11-28T03:00:00Z"))
        let context = SentenceContext(Samples.formatter, in: .gmt, at: now)
        Wording.$catalogue.withValue(russian) {
            let sentence = tr("Dry {until}", ["until": context.moment(end, .until)])
            #expect(sentence.capitalizedFirst == "До субботы, 03:00 сухо")
        }
    }

    @Test("every relation to every kind of moment is one message")
    func whole() {
        let now = Samples.instant("2026-11-24T12:00:00Z")
        let relations: [MomentRelation] = [
            .at, .until, .from, .since, .atLeastUntil, .aboutUntil, .about, .by, .before, .after, .beyond,
            .holdingAt,
        ]
        for formatter in [Samples.formatter, Samples.formatter.speaking] {
            let context = SentenceContext(formatter, in: .gmt, at: now)
            Wording.$catalogue.withValue(PseudoCatalogue()) {
                for hours in stride(from: -200.0, through: 240, by: 3) {
                    for relation in relations {
                        // A language may write the first of a month as an ordinal number.
                        let phrase = context.moment(now + hours * 3600, relation)
                            .replacingOccurrences(of: "⟦1⟧", with: "1")
                        #expect(phrase.hasPrefix("⟦") && phrase.count(where: { $0 == "⟦" }) == 1, "\(phrase)")
                    }
                }
            }
        }
    }

    @Test(
        "a sentence begins with a capital letter as its language writes it",
        arguments: [
            ("tr", "ince yağmur", "İnce yağmur"), ("nl", "ijzel", "IJzel"), ("nl", "ijs", "IJs"),
            ("de", "Regen", "Regen"),
            ("fr", "éclaircies", "Éclaircies"), ("nl", "in de ochtend", "In de ochtend"), ("en", "ijzel", "Ijzel"),
        ])
    func capitals(language: String, text: String, capitalized: String) {
        Wording.$catalogue.withValue(WordList(language: language, [:])) {
            #expect(text.capitalizedFirst == capitalized)
        }
    }
}

/// A catalogue of a few messages.
private struct WordList: TextCatalogue {
    let language: String
    private let texts: [String: String]

    init(language: String, _ texts: [String: String]) {
        (self.language, self.texts) = (language, texts)
    }

    func text(_ english: StaticString, context: StaticString?) -> String { texts["\(english)"] ?? "\(english)" }

    func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String {
        "\(count == 1 ? one : other)"
    }
}
