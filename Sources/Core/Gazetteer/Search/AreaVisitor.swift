/// Collects the regions and countries found by a `CorrectionWalk` in a set.
struct AreaVisitor: CorrectionVisitor {
    let tables: PlaceTables
    var set: AreaSet

    var wantsPrefixes: Bool { true }

    func admits(_ bestScore: Int, keepsFirstLetter: Bool) -> Bool { true }

    mutating func visit(_ posting: Posting, edits: Int, isWhole: Bool, keepsFirstLetter: Bool) {
        tables.insert(posting, isWhole: isWhole, into: &set)
    }
}
