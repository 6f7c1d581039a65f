/// The receiver of the keys that a `CorrectionWalk` finds.
protocol CorrectionVisitor {
    /// Whether keys that only begin like the query count too.
    var wantsPrefixes: Bool { get }

    /// Returns whether a subtree with that best score is to be searched.
    func admits(_ bestScore: Int, keepsFirstLetter: Bool) -> Bool

    mutating func visit(_ posting: Posting, edits: Int, isWhole: Bool, keepsFirstLetter: Bool)
}
