import Foundation

extension StringProtocol {
    /// Returns the text in small letters but for its first one: "PREPAREDNESS ACTIONS" becomes "Preparedness actions".
    ///
    /// - Parameter language: The BCP 47 tag of its language, in which "I" may have a dotless small letter; nil if that is
    ///   not known.
    func sentenceCased(language: String?) -> String {
        let text = String(self).trimmed
        let isTurkic = ["tr", "az"].contains(Self.primary(language))
        let small =
            isTurkic
            ? text.replacingOccurrences(of: "İ", with: "i").replacingOccurrences(of: "I", with: "ı").lowercased()
            : text.lowercased()
        // A capital stays as its sender wrote it.
        return text.first?.isUppercase == true ? String(text.prefix(1)) + small.dropFirst() : small.capitalizedFirst
    }

    /// Returns "pt" of "pt-BR"; an empty text if the language is not known.
    fileprivate static func primary(_ language: String?) -> String {
        String((language ?? "").lowercased().prefix { $0 != "-" && $0 != "_" })
    }
}

extension String {
    /// The text as a sentence or a line begins: its first letter in upper case, as its language writes that.
    ///
    /// Never the other way round: what stands within a sentence may begin with a German noun.
    package var capitalizedFirst: String {
        guard hasPrefix("i") else { return prefix(1).uppercased() + dropFirst() }
        return switch Wording.catalogue.language.prefix(2) {
        case "tr", "az": "İ" + dropFirst()
        case "nl" where hasPrefix("ij"): "IJ" + dropFirst(2)
        default: "I" + dropFirst()
        }
    }

    /// The text with a full stop, unless it ends a sentence by itself.
    var endedAsSentence: String { last.map { ".!?…。".contains($0) } ?? true ? self : self + "." }

    /// The languages whose titles in capitals are also written small, each noun with a small letter; Greek is none of
    /// them, as its capitals have lost their accents.
    private static let smallLanguages: Set<String> = [
        "az", "be", "bg", "bs", "ca", "cs", "cy", "da", "en", "es", "et", "eu", "fi", "fr", "ga", "gl", "hr", "hu",
        "id",
        "is", "it", "kk", "lt", "lv", "mk", "ms", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq",
        "sr",
        "sv", "tr", "uk", "vi",
    ]
    /// Words with which the title of an English warning ends.
    private static let englishKinds: Set<String> = [
        "warning", "watch", "advisory", "statement", "alert", "outlook", "emergency", "message",
    ]
    /// Words that stay small in an English title.
    private static let smallWords: Set<String> = ["a", "an", "and", "at", "for", "from", "in", "of", "on", "or", "the"]

    /// Whether its first words are those of the title, in whatever letters.
    func begins(withWordsOf title: String) -> Bool {
        func words(_ text: String) -> [Substring] {
            text.lowercased().split { !$0.isLetter && !$0.isNumber }
        }
        return words(self).starts(with: words(title))
    }

    /// The adjectives of German titles, without their endings; all other words in capitals there are nouns.
    private static let germanAdjectives = [
        "ergiebig", "extrem", "heftig", "kräftig", "leicht", "markant", "orkanartig", "schwer", "stark",
    ]

    /// Returns a German title without words in capitals: "Starkes Gewitter mit Orkanböen".
    private var germanTitle: String {
        let words = split(separator: " ").map { word -> String in
            let small = word.lowercased()
            let isLink = ["bei", "bis", "mit", "und", "vor"].contains(small)
            // A short name such as "DWD" keeps its capitals.
            guard word.count > 3 || isLink, !word.contains(where: \.isLowercase) else { return String(word) }
            let isAdjective = Self.germanAdjectives.contains { stem in
                small.hasPrefix(stem) && ["", "e", "er", "es", "en", "em"].contains(small.dropFirst(stem.count))
            }
            return isAdjective || isLink ? small : small.prefix(1).uppercased() + small.dropFirst()
        }
        return words.joined(separator: " ").capitalizedFirst
    }

    /// Returns the title of a warning in sentence case, "Extreme wind warning", if it is in capitals and in a language that writes
    /// titles small, or an English one with a capital at each word; any other one as it is.
    ///
    /// - Parameter language: The BCP 47 tag of its language; nil if that is not known.
    func titleInSentenceCase(language: String?) -> String {
        let words = split(separator: " ")
        let isEnglish =
            language.map { Self.primary($0) == "en" }
            ?? words.last.map { Self.englishKinds.contains($0.lowercased()) } ?? false
        let tag = Self.primary(language)
        if tag == "de" { return germanTitle }
        guard isEnglish || Self.smallLanguages.contains(tag) && !contains(where: \.isLowercase) else { return self }
        if !contains(where: \.isLowercase) {
            return words.count > 1 || count > 2 && allSatisfy(\.isLetter) ? sentenceCased(language: language) : self
        }
        let isTitle = words.allSatisfy { word in
            Self.smallWords.contains(String(word)) || !(word.first?.isLowercase ?? true)
        }
        guard words.count > 1, isTitle else { return self }
        let rest = words.dropFirst().map { word in
            // A short name such as "UV" keeps its capitals.
            word.dropFirst().contains(where: \.isUppercase) && !word.contains("/") ? String(word) : word.lowercased()
        }
        return ([String(words[0])] + rest).joined(separator: " ")
    }
}
