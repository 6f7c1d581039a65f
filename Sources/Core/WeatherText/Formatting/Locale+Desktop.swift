public import Foundation

extension Locale {
    /// Makes the locale of all texts: the language of the texts with the formats of the desktop's region, the units of the
    /// region that `LC_MEASUREMENT` names, and the numbers of the locale that `LC_NUMERIC` names.
    ///
    /// Foundation's own `Locale.current` does not read the environment on Linux.
    ///
    /// - Parameters:
    ///   - environment: The variables; `LC_ALL`, then `LC_TIME` or, for units, `LC_MEASUREMENT` and, for numbers,
    ///     `LC_NUMERIC`, then `LANG` are read, as POSIX specifies.
    ///   - language: The gettext name of the language; by default that of the present catalogue.
    public init(desktop environment: [String: String], language: String = Wording.catalogue.language) {
        let region = Self.name(of: "LC_TIME", in: environment).region
        let measuring = Self.name(of: "LC_MEASUREMENT", in: environment).region
        let language = Self.identifier(of: language)
        // The formats of no region are English ones, "1.5", whatever the language.
        let usual = region ?? Self.usualRegion(of: language)
        var components = Components(identifier: language + "_" + usual)
        // A locale has no separate region for units; a subdivision does not affect how numbers and times are written.
        if let measuring, measuring != region { components.subdivision = Subdivision(measuring.lowercased() + "zzzz") }
        // Nor has it one for numbers; a variant that ICU does not know affects nothing, and `numbers` reads it.
        let counting = Self.name(of: "LC_NUMERIC", in: environment)
        if let mark = Self.mark(of: counting, language: language, region: region) {
            components.variant = Variant(Self.numbersMark + mark.lowercased())
        }
        self.init(components: components)
    }

    private static let numbersMark = "num"

    /// The locale by which numbers are written; this one itself unless `LC_NUMERIC` names another one.
    ///
    /// The digits are always those of the text around them.
    var numbers: Locale {
        guard let variant = variant?.identifier.lowercased(), variant.hasPrefix(Self.numbersMark) else { return self }
        let mark = variant.dropFirst(Self.numbersMark.count)
        let region = mark.suffix(mark.last?.isNumber == true ? 3 : 2)
        let language = mark.dropLast(region.count)
        let own = self.language.languageCode?.identifier ?? "en"
        let name = language.isEmpty ? own : String(language)
        var components = Components(identifier: name + "_" + region.uppercased())
        if ownDigits != nil { components.numberingSystem = numberingSystem }
        return Locale(components: components)
    }

    /// Whether the language reads from right to left.
    package var isRightToLeft: Bool { language.characterDirection == .rightToLeft }

    /// The digits from 0 to 9; nil where they are those of ASCII.
    var ownDigits: [String]? {
        guard numberingSystem.identifier != "latn" else { return nil }
        let style = IntegerFormatStyle<Int>(locale: self)
        return (0...9).map { $0.formatted(style) }
    }

    /// Returns what tells the locale of numbers from that of the text; nil if it is the same.
    private static func mark(
        of counting: (language: String, region: String?), language: String, region: String?
    ) -> String? {
        let place = counting.region ?? "001"
        // English has the formats of nearly every region; other languages only have those of theirs.
        if language == "en" || language.prefix(while: { $0 != "_" }) == counting.language {
            return counting.region == region ? nil : place
        }
        // Where nothing names a region, nobody has asked for the numbers of another language.
        return counting.region == nil && region == nil ? nil : counting.language + place
    }

    /// Returns ICU's identifier of a language; of a Chinese one with its script, which does not follow from another region.
    private static func identifier(of language: String) -> String {
        let scripts = ["zh_CN": "zh_Hans", "zh_SG": "zh_Hans", "zh_TW": "zh_Hant", "zh_HK": "zh_Hant"]
        return scripts[language] ?? String(language.prefix { $0 != "_" && $0 != "@" })
    }

    /// Returns the region where most of the language's speakers live; the whole world's for English.
    private static func usualRegion(of language: String) -> String {
        guard language != "en" else { return "001" }
        return Language(identifier: language).maximalIdentifier.split(separator: "-").last.map(String.init) ?? "001"
    }

    /// Returns the language, "en" for none, and the region, nil for none, of the locale that the category has.
    private static func name(
        of category: String, in environment: [String: String]
    ) -> (language: String, region: String?) {
        let name = ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        let parts = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_")
        let region = parts.dropFirst().first ?? ""
        let isRegion = region.count == 2 && region.allSatisfy { $0.isASCII && $0.isLetter }
        let language = (parts.first ?? "").lowercased()
        let isLanguage = 2...3 ~= language.count && language.allSatisfy { $0.isASCII && $0.isLetter }
        return (isRegion && isLanguage ? language : "en", isRegion ? region.uppercased() : nil)
    }
}
