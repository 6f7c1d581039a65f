extension PlaceSearch {
    /// From so many letters on one typing error is looked for.
    private static let lettersForOneError = 4
    /// From so many letters on two are.
    private static let lettersForTwoErrors = 8
    /// So many places are enough.
    private static let enough = 5
    /// With fewer letters much begins so, with more what begins so is meant.
    private static let lettersOfRareBeginning = 5...6
    /// So many misspelt cities stand among what is as typed.
    private static let mostCities = 2
    /// What begins with so many letters as typed is no misspelt city.
    private static let longBeginning = 8

    /// Names with a typing error, where few and only small places match as typed.
    mutating func correctErrors() {
        guard query.count >= Self.lettersForOneError else { return }
        if isRareBeginning { correctRareBeginning() }
        guard candidates.list.count < Self.enough else { return }
        let best = candidates.list.first?.score
        let isMeant = best.map { $0 >= Ranking.surelyMeant(letters: query.count) } ?? false
        guard !isMeant || isSmall(best ?? 0) else { return }
        correct(query, mostEdits: 1, in: nil, among: NameTrie.biggerPlaces)
        guard !isMeant, !candidates.list.contains(where: { $0.kind == .corrected }) else { return }
        correctInRegions()
        guard candidates.list.count < Self.enough else { return }
        correct(query, mostEdits: 1, in: nil, among: 0)
        guard candidates.list.allSatisfy(isVillage), query.count >= Self.lettersForTwoErrors else { return }
        correct(query, mostEdits: 2, in: nil, among: NameTrie.biggerPlaces)
    }

    /// Few towns begin so, and none is called so: a city may be meant.
    private var isRareBeginning: Bool {
        guard let best = candidates.list.first, best.score < Ranking.namesakes,
            Self.lettersOfRareBeginning.contains(query.count),
            spaces.first(where: { _ in true }) == nil
        else { return false }
        return candidates.list.count { $0.score >= Ranking.village } < Self.enough
    }

    /// Cities but for a typing error, after the first of what is typed and before the villages that begin so.
    private mutating func correctRareBeginning() {
        let typed = candidates
        candidates = typed.emptied
        correct(query, mostEdits: 1, in: nil, among: NameTrie.biggerPlaces)
        let cities = candidates.list.prefix(Self.mostCities)
        candidates = typed
        candidates.insert(cities, before: Ranking.village)
    }

    /// A village whose name, but for a typing error, merely begins so says little against a city with two errors.
    private func isVillage(_ candidate: Candidate) -> Bool {
        candidate.kind == .corrected && candidate.score < Ranking.village + Ranking.corrected
    }

    /// A town that is called so, or begins so, may still be a city misspelt.
    private func isSmall(_ score: Int) -> Bool {
        score < Ranking.namesakes
            ? score < NameTrie.biggerPlaces && query.count < Self.longBeginning
            : score - Ranking.wholeName < Ranking.village
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
