import WeatherModel

/// The search text, with the index in which its candidates were found.
struct TypedQuery {
    private let text: FoldedText
    private let tables: PlaceTables

    init(_ text: FoldedText, _ tables: PlaceTables) {
        (self.text, self.tables) = (text, tables)
    }

    /// Reads the values of the candidate.
    func match(_ candidate: Candidate) -> PlaceMatch {
        let isCorrected = candidate.kind == .corrected
        return PlaceMatch(
            tables.location(candidate.row), kind: candidate.kind,
            matchedName: matchedName(candidate.row, letters: candidate.letters, isCorrected: isCorrected),
            highlights: isCorrected ? [] : highlights(candidate.row, letters: candidate.letters))
    }

    private func matchedName(_ row: Int, letters: Int, isCorrected: Bool) -> String? {
        let typed = text.part(0..<min(letters, text.count))
        let place = tables.place(row)
        if isCorrected {
            guard let automaton = EditAutomaton(typed, mostEdits: 2) else { return nil }
            return accepts(automaton, place.name) ? nil : place.firstOtherName { accepts(automaton, $0) }
        }
        guard start(of: typed, in: tables.folding.fold(place.name)) == nil else { return nil }
        let variants = [typed] + Abbreviation.variants(of: typed)
        return place.firstOtherName { name in
            let folded = tables.folding.fold(name)
            return variants.contains { folded.hasPrefix($0) }
        }
    }

    private func highlights(_ row: Int, letters: Int) -> [Range<Int>] {
        let name = tables.place(row).name
        let typed = text.part(0..<min(letters, text.count))
        guard let start = start(of: typed, in: tables.folding.fold(name)) else { return [] }
        // The folded length of the text before a character gives its position.
        let lengths = name.indices.map { tables.folding.fold(String(name[..<$0])).count } + [FoldedText.capacity + 1]
        guard let first = lengths.lastIndex(where: { $0 <= start }),
            let last = lengths.firstIndex(where: { $0 >= start + typed.count })
        else { return [] }
        return [first..<min(last, name.count)]
    }

    private func start(of typed: FoldedText, in name: FoldedText) -> Int? {
        let variants = [typed] + Abbreviation.variants(of: typed)
        return name.wordStarts.first { start in variants.contains { name.hasPrefix($0, from: start) } }
    }

    private func accepts(_ automaton: EditAutomaton, _ name: String) -> Bool {
        let folded = tables.folding.fold(name)
        return folded.wordStarts.contains { start in
            (start..<folded.count).reduce(automaton.start) { automaton.step($0, folded[$1]) }.prefixEdits != nil
        }
    }
}
