/// Turns what a walk finds among the names into candidates.
struct PlaceVisitor: CorrectionVisitor {
    let tables: PlaceTables
    /// Only places in these, and only by whole names; nil for all.
    let areas: AreaSet?
    /// Only names with at least this score.
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
