/// How the table of SQLite FTS5 is made that the index is compared with.
///
/// In all of them the row number is the rank, so that FTS5 gives the best first without sorting and stops at the tenth;
/// prefixes have indexes of their own; names and regions are two columns, so that a single word is looked for among the
/// names alone.
struct FullTextForm {
    let name: String
    /// What its options are, in a sentence.
    let explanation: String
    /// The options of the table beside its columns and its tokenizer.
    let options: String

    /// An ordinary table, which keeps the text and the position of each word: what the ratios are taken from.
    static let ordinary = FullTextForm(
        name: "FTS5",
        explanation: "an ordinary table: rowid in rank order, indexes of prefixes of 1, 2 and 3 letters",
        options: "prefix = '1 2 3'")

    /// The text is not kept, as nothing is ever read from it, and words are kept without their positions, so that it cannot
    /// look for a phrase.
    static func stripped(prefixes: String) -> FullTextForm {
        FullTextForm(
            name: "stripped FTS5",
            explanation:
                "the same stripped: no text kept, no positions of words, indexes of prefixes of \(prefixes) letters",
            options: "content = '', detail = column, prefix = '\(prefixes)'")
    }
}
