extension PlaceSearch {
    /// From so many letters on one typing error is looked for.
    private static let lettersForOneError = 4
    /// From so many letters on two are.
    private static let lettersForTwoErrors = 8
    /// So many places without an error are enough.
    private static let enough = 5
    /// Among bigger places an error is looked for first; with luck that is the end of it.
    private static let biggerPlaces = 130

    /// Names with a typing error, where few or only small places match as typed.
    mutating func correctErrors() {
        guard query.count >= Self.lettersForOneError, isWeak else { return }
        correct(query, mostEdits: 1, in: nil, among: Self.biggerPlaces)
        guard isWeak else { return }
        correctInRegions()
        guard isWeak else { return }
        correct(query, mostEdits: 1, in: nil, among: 0)
        guard candidates.list.isEmpty, query.count >= Self.lettersForTwoErrors else { return }
        correct(query, mostEdits: 2, in: nil, among: Self.biggerPlaces)
    }

    private var isWeak: Bool {
        guard candidates.list.count < Self.enough else { return false }
        guard let best = candidates.list.first else { return true }
        // One corrected name is as good as any.
        return best.kind != .corrected && best.score < Ranking.surelyMeant(letters: query.count)
            && !candidates.list.contains { $0.kind == .corrected }
    }

    /// For each space: an error before it or after it.
    private mutating func correctInRegions() {
        for space in spaces {
            let name = query.part(0..<space)
            let rest = query.part(space + 1..<query.count)
            let areas = areas(rest)
            if !areas.isEmpty {
                if name.count >= Self.lettersForOneError { correct(name, mostEdits: 1, in: areas, among: 0) }
            } else if rest.count >= Self.lettersForOneError {
                let landing = tables.names.descend(name)
                if case .nowhere = landing { continue }
                let corrected = correctedAreas(rest)
                if !corrected.isEmpty { searchNames(name, at: landing, in: corrected, kind: .corrected) }
            }
        }
    }

    private mutating func correct(_ text: FoldedText, mostEdits: Int, in areas: AreaSet?, among smallest: Int) {
        guard steps > 0, let automaton = EditAutomaton(text, mostEdits: mostEdits) else { return }
        let visitor = PlaceVisitor(
            tables: tables, areas: areas, smallest: smallest, letters: text.count, candidates: candidates)
        var walk = CorrectionWalk(tables.names, automaton, visitor, steps: steps)
        walk.run()
        steps = walk.steps
        candidates = walk.visitor.candidates
    }
}
