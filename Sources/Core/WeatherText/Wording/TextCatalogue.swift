/// Where the words come from that stand for an English text.
public protocol TextCatalogue: Sendable {
    /// The text in the reader's language, with its places for values kept; the English itself where there is none.
    ///
    /// - Parameter context: What tells the text from the same English elsewhere, as gettext's `msgctxt`.
    func text(_ english: StaticString, context: StaticString?) -> String

    /// As `text(_:context:)`, in the form the language has for the number.
    func text(one: StaticString, other: StaticString, count: Int) -> String
}
