import Testing

/// One thing that holds for every file of the tree, with examples of what it forbids and what it does not.
struct Rule: Sendable, CustomTestStringConvertible {
    /// Reads after "the tree keeps:".
    let name: String
    /// Each must be found faulty.
    let bad: [SourceFile]
    /// Each must be found good.
    var good: [SourceFile] = []
    /// What is wrong with a file; empty where nothing is.
    let faults: @Sendable (SourceFile) -> [String]

    var testDescription: String { name }

    static let all = imports + shapes + language + words + docstrings
}
