/// What a `CorrectionWalk` finds is told to one of these.
protocol CorrectionVisitor {
    /// Whether keys that merely begin like the query count.
    var wantsPrefixes: Bool { get }

    /// Whether a subtree with that best score is worth a look.
    func admits(_ bestScore: Int, keepsFirstLetter: Bool) -> Bool

    mutating func visit(_ posting: Posting, edits: Int, isWhole: Bool, keepsFirstLetter: Bool)
}
