extension Alert {
    /// Returns the text in the first of the languages that it has: in that very tag, else in another of the same language;
    /// the source's first text where it has none.
    ///
    /// A text without a language is English, as CAP 1.2 has it (section 3.2.2), where another one names its own.
    public func text(in languages: [String]) -> AlertText? {
        let isMixed = texts.contains { $0.language != nil }
        func tag(_ text: AlertText) -> String? { (text.language ?? (isMixed ? "en" : nil)).map(Self.normalized) }
        for language in languages.map(Self.normalized) {
            let found = texts.filter { tag($0).map(Self.primary) == Self.primary(language) }
            if let text = found.first(where: { tag($0) == language }) ?? found.first { return text }
        }
        return texts.first
    }

    private static func normalized(_ tag: String) -> String { tag.lowercased().replacing("_", with: "-") }

    private static func primary(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
}
