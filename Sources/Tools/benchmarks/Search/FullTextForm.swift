/// A form of the SQLite FTS5 table with which the index is compared.
///
/// In all forms the row number is the rank, so that FTS5 returns the best rows without sorting and stops at the tenth;
/// prefixes have indexes; names and regions are separate columns, so that a single word is searched for among the names
/// only.
struct FullTextForm {
    let name: String
    /// The explanation of its options in a sentence.
    let explanation: String
    /// The options of the table besides its columns and tokenizer.
    let options: String

    /// An ordinary table with texts and positions of words, with which the index is compared.
    static let ordinary = FullTextForm(
        name: "FTS5",
        explanation: "an ordinary table: rowid in rank order, indexes of prefixes of 1, 2 and 3 letters",
        options: "prefix = '1 2 3'")

    /// Returns a table without texts, which are never read, and without positions of words, so that it cannot search
    /// for phrases.
    static func stripped(prefixes: String) -> FullTextForm {
        FullTextForm(
            name: "stripped FTS5",
            explanation:
                "the same stripped: no text kept, no positions of words, indexes of prefixes of \(prefixes) letters",
            options: "content = '', detail = column, prefix = '\(prefixes)'")
    }
}
