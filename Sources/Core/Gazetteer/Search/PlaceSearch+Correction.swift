extension PlaceSearch {
    /// From so many letters on one typing error is looked for.
    private static let lettersForOneError = 4
    /// From so many letters on two are.
    private static let lettersForTwoErrors = 8
    /// So many places without an error are enough.
    private static let enough = 5
    /// The longest walk in nodes and buckets, about a millisecond.
    private static let longestWalk = 6_000

    /// Names with a typing error, where few or only small places match as typed.
    mutating func correctErrors() {
        guard query.count >= Self.lettersForOneError, isWeak else { return }
        correct(query, mostEdits: 1, in: nil)
        guard isWeak else { return }
        for space in 1..<max(1, query.count - 1) where query[space] == FoldTable.space {
            let name = query.part(0..<space)
            let rest = query.part(space + 1..<query.count)
            let areas = areas(rest)
            if !areas.isEmpty, name.count >= Self.lettersForOneError { correct(name, mostEdits: 1, in: areas) }
            if areas.isEmpty, rest.count >= Self.lettersForOneError {
                let corrected = self.areas(rest, corrected: true)
                if !corrected.isEmpty { searchNames(name, in: corrected, kind: .corrected) }
            }
        }
        if candidates.list.isEmpty, query.count >= Self.lettersForTwoErrors { correct(query, mostEdits: 2, in: nil) }
    }

    private var isWeak: Bool {
        guard candidates.list.count < Self.enough, let best = candidates.list.first else {
            return candidates.list.isEmpty
        }
        return best.score < Ranking.surelyMeant
    }

    private mutating func correct(_ text: FoldedText, mostEdits: Int, in areas: AreaSet?) {
        guard let automaton = EditAutomaton(text, mostEdits: mostEdits) else { return }
        let visitor = PlaceVisitor(tables: tables, areas: areas, letters: text.count, candidates: candidates)
        var walk = CorrectionWalk(tables.names, automaton, visitor, steps: Self.longestWalk)
        walk.run()
        candidates = walk.visitor.candidates
    }
}
