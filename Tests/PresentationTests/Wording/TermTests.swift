import CatalogueMaking
import Foundation
import Testing
import WeatherModel

@testable import WeatherText

/// The words of the field are those of `Resources/po/glossary.tsv`, which says of each where it comes from.
struct TermTests {
    private struct Row {
        /// What tells a message from all others.
        struct Term: Hashable {
            let english: String
            let context: String?
        }

        let term: Term
        let language: String
        let translation: String
        let origin: String

        /// The kind of origin, and what that kind needs.
        var hasOrigin: Bool {
            let parts = origin.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.allSatisfy({ !$0.isEmpty }) else { return false }
            switch parts[0] {
            case "debian": return parts.count == 3
            case "cldr", "service", "own": return parts.count > 1
            default: return false
            }
        }
    }

    /// What other programs' translations say for a term, and what means something else.
    struct Mistake: Sendable, CustomStringConvertible {
        let language: String
        let term: String
        let word: String

        var description: String { "\(language): \(word) for \(term)" }

        func messages(of file: TranslationFile) -> [String] {
            file.messages.filter { $0.english.range(of: term, options: .caseInsensitive) != nil }.flatMap(\.texts)
                .filter { $0.range(of: word, options: .caseInsensitive) != nil }
        }
    }

    private static let mistakes = [
        ("ar", "sleet", "مطر متجمد"), ("cs", "squalls", "hromobití"), ("de", "sleet", "Graupel"),
        ("es", "sleet", "granizo"), ("es", "snow grains", "granizada"), ("es", "freezing rain", "granizo"),
        ("fr", "sleet", "grésil"), ("it", "sleet", "nevischio"), ("ko", "Visibility", "표시 여부"),
        ("pl", "squalls", "trąby powietrzne"), ("pt_BR", "sleet", "granizo"),
        ("tr", "snow grains", "karla karışık yağmur"), ("uk", "snow grains", "град"),
    ].map(Mistake.init)

    private static let header = ["term", "context", "language", "translation", "origin"]

    private static func glossary() throws -> [Row] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Resources/po/glossary.tsv").standardized
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        try #require(lines.first == header)
        return try lines.dropFirst().map { fields in
            try #require(fields.count == header.count && !fields.contains(""), "\(fields)")
            let term = Row.Term(english: fields[0], context: fields[1] == "-" ? nil : fields[1])
            return Row(term: term, language: fields[2], translation: fields[3], origin: fields[4])
        }
    }

    @Test("sixty terms have their word in each language, and where it comes from", arguments: ShippedLanguage.all)
    func glossaryIsWhole(language: ShippedLanguage) throws {
        let all = try Self.glossary()
        let rows = all.filter { $0.language == language.code }
        let terms = Set(rows.map(\.term))
        #expect(terms.count >= 60)
        #expect(terms.count == rows.count, "a term has two rows")
        #expect(terms == Set(all.map(\.term)), "a term of another language has no row")
        let unknown = rows.filter { !$0.hasOrigin }.map { "\($0.term.english): \($0.origin)" }
        #expect(unknown.isEmpty, "\(unknown)")
    }

    @Test("a translation has the words of the glossary", arguments: ShippedLanguage.all)
    func words(language: ShippedLanguage) throws {
        var texts: [Row.Term: [String]] = [:]
        for message in try TranslationFile(of: language.code).messages {
            texts[Row.Term(english: message.english, context: message.context)] = message.texts
        }
        let others = try Self.glossary().filter { $0.language == language.code && texts[$0.term] != [$0.translation] }
            .map { "\($0.term.english): \(texts[$0.term] ?? []), in the glossary \($0.translation)" }
        #expect(others.isEmpty, "\(others)")
    }

    @Test("no message has a word that means other weather than the English one", arguments: mistakes)
    func mistake(mistake: Mistake) throws {
        #expect(try mistake.messages(of: TranslationFile(of: mistake.language)).isEmpty)
        let wrong = "msgid \"A little \(mistake.term)\"\nmsgstr \"\(mistake.word.capitalized)!\"\n"
        #expect(mistake.messages(of: TranslationFile(language: mistake.language, wrong)).count == 1)
    }

    @Test("no two kinds of weather have one word, such as one for hail and for sleet", arguments: ShippedLanguage.all)
    func distinct(language: ShippedLanguage) throws {
        try Wording.$catalogue.withValue(language.catalogue()) {
            let words = WeatherCondition.allCases.map(\.words)
            let twice = Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys
            #expect(twice.isEmpty, "\(twice.sorted())")
        }
    }
}
