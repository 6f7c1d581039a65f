/// A source of translations of the program's English texts.
public protocol TextCatalogue: Sendable {
    /// The gettext name of the language, such as "de" or "pt_BR".
    var language: String { get }

    /// Returns the text in the user's language with its placeholders; the English text if there is no translation.
    ///
    /// - Parameter context: The context that distinguishes equal English texts, gettext's `msgctxt`.
    func text(_ english: StaticString, context: StaticString?) -> String

    /// Returns the translation in the grammatical form for the number.
    func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String

    /// Returns the number in the digits of the language.
    func number(_ count: Int) -> String

    /// Returns the name that the language has for a place, region or country of the world; nil if it is not known.
    ///
    /// - Parameter key: `Location.id`, or "country:" or "region:" and what `Location.localized` adds.
    func geographicName(_ key: String) -> String?
}

extension TextCatalogue {
    /// English, unless it is told otherwise.
    public var language: String { "en" }

    /// Returns the number in ASCII digits.
    public func number(_ count: Int) -> String { String(count) }

    /// None, as English names are those of the gazetteer.
    public func geographicName(_ key: String) -> String? { nil }
}

/// The texts as they stand in the sources.
struct EnglishCatalogue: TextCatalogue {
    func text(_ english: StaticString, context: StaticString?) -> String { "\(english)" }

    func text(one: StaticString, other: StaticString, count: Int, context: StaticString?) -> String {
        "\(CountedNumber.isOne(count, context) ? one : other)"
    }
}
