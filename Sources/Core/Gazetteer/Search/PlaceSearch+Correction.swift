extension PlaceSearch {
    /// The number of letters from which one typing error is considered.
    private static let lettersForOneError = 4
    /// The number of letters from which two typing errors are considered.
    private static let lettersForTwoErrors = 8
    /// The number of matches with which the search for errors ends.
    private static let enough = 5
    /// The lengths of a rare beginning: a shorter one has many matches, a longer one is probably intended.
    private static let lettersOfRareBeginning = 5...6
    /// The highest number of misspelt cities inserted among matches as typed.
    private static let mostCities = 2
    /// The number of letters from which a beginning as typed is not taken for a misspelt city.
    private static let longBeginning = 8

    /// Adds names with typing errors if there are only few and small matches as typed.
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

    /// Whether few towns begin with the query and none is named so, which may mean a misspelt city.
    private var isRareBeginning: Bool {
        guard let best = candidates.list.first, best.score < Ranking.namesakes,
            Self.lettersOfRareBeginning.contains(query.count),
            spaces.first(where: { _ in true }) == nil
        else { return false }
        return candidates.list.count { $0.score >= Ranking.village } < Self.enough
    }

    /// Adds misspelt cities after the best match as typed and before the villages.
    private mutating func correctRareBeginning() {
        let typed = candidates
        candidates = typed.emptied
        correct(query, mostEdits: 1, in: nil, among: NameTrie.biggerPlaces)
        let cities = candidates.list.prefix(Self.mostCities)
        candidates = typed
        candidates.insert(cities, before: Ranking.village)
    }

    /// Returns whether the match is a village found by its beginning with an error, which is less likely than a city
    /// with two errors.
    private func isVillage(_ candidate: Candidate) -> Bool {
        candidate.kind == .corrected && candidate.score < Ranking.village + Ranking.corrected
    }

    /// Returns whether a town is small enough that a misspelt city may be intended.
    private func isSmall(_ score: Int) -> Bool {
        score < Ranking.namesakes
            ? score < NameTrie.biggerPlaces && query.count < Self.longBeginning
            : score - Ranking.wholeName < Ranking.village
    }

    /// Searches for an error before or after each space, between name and region.
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
