/// Collects the names found by a `CorrectionWalk` as candidates.
struct PlaceVisitor: CorrectionVisitor {
    let tables: PlaceTables
    /// The areas in which whole names count; nil for all areas and prefixes.
    let areas: AreaSet?
    /// The lowest score of names that count.
    let smallest: Int
    let letters: Int
    var candidates: Candidates

    var wantsPrefixes: Bool { areas == nil }

    func admits(_ bestScore: Int, keepsFirstLetter: Bool) -> Bool {
        bestScore >= smallest
            && candidates.admits(
                bestScore + Ranking.corrected + Ranking.wholeCorrected + (areas == nil ? 0 : Ranking.wholeRegion)
                    + (keepsFirstLetter ? 0 : Ranking.firstLetterWrong))
    }

    mutating func visit(_ posting: Posting, edits: Int, isWhole: Bool, keepsFirstLetter: Bool) {
        guard let name = posting.kind, name != .code, posting.row < tables.count else { return }
        var score = tables.names.score(posting)
        guard score >= smallest else { return }
        score += Ranking.corrected
        if isWhole, name.isWhole { score += Ranking.wholeCorrected }
        if edits > 1 { score += Ranking.secondError }
        if !keepsFirstLetter { score += Ranking.firstLetterWrong }
        if let areas {
            guard candidates.admits(score + Ranking.wholeRegion) else { return }
            let region = tables.region(of: posting.row)
            guard areas.contains(region) else { return }
            if areas.holdsWhole(region) { score += Ranking.wholeRegion }
        }
        candidates.add(posting.row, score: score, kind: .corrected, letters: letters)
    }
}
