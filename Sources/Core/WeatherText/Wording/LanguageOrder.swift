/// The languages that a reader wants, the preferred one first.
public struct LanguageOrder: Sendable, Hashable {
    /// The gettext names without encodings, such as "de_AT", "de", "pt_BR"; "en" is always the last.
    let names: [String]

    /// - Parameters:
    ///   - chosen: The names or BCP 47 tags that come before those of the environment, such as "pt-BR"; nil for none.
    ///   - environment: The variables, read as gettext reads them: `LANGUAGE`, a list, unless the locale is C or POSIX; and
    ///     the locale, which the first of `LC_ALL`, `LC_MESSAGES` and `LANG` names.
    public init(chosen: [String?] = [], environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        let listed = Self.isPlain(locale) ? [] : (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
        let wanted = (chosen.compactMap { $0 } + listed + [locale]).map { $0.replacing("-", with: "_") }
        var names: [String] = []
        for name in wanted.flatMap(Self.names) where !names.contains(name) { names.append(name) }
        // The texts are English without a catalogue, so that nothing which comes behind it is ever wanted.
        self.names = names.prefix { $0 != "en" } + ["en"]
    }

    /// Returns the name with its region, and the name without it.
    private static func names(_ locale: String) -> [String] {
        if isPlain(locale) { return ["en"] }
        let name = locale.prefix { $0 != "." && $0 != "@" }
        let language = name.prefix { $0 != "_" }
        guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "_") }), 2...3 ~= language.count else { return [] }
        let region = name.dropFirst(language.count)
        let own = language.lowercased()
        return region.isEmpty ? [own] : [own + region.uppercased(), own]
    }

    /// Whether it names the locale of programs that speak to other programs.
    private static func isPlain(_ locale: String) -> Bool {
        ["C", "POSIX"].contains(locale.prefix { $0 != "." && $0 != "@" })
    }
}
