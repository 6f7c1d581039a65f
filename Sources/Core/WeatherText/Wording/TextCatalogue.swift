/// A source of translations of the program's English texts.
public protocol TextCatalogue: Sendable {
    /// Returns the text in the user's language with its placeholders; the English text if there is no translation.
    ///
    /// - Parameter context: The context that distinguishes equal English texts, gettext's `msgctxt`.
    func text(_ english: StaticString, context: StaticString?) -> String

    /// Returns the translation in the grammatical form for the number.
    func text(one: StaticString, other: StaticString, count: Int) -> String

    /// The language of the translations, such as "pt_BR"; nil for the program's own English.
    var language: String? { get }
}

extension TextCatalogue {
    /// English by default.
    public var language: String? { nil }
}
