import WeatherModel

/// The search text, shared by all its matches, with the index that was searched.
final class TypedQuery: Sendable {
    private let text: FoldedText
    private let file: MappedFile
    private let tables: PlaceTables

    /// - Parameter file: The mapped file, which is kept as long as there is a match.
    init(_ text: FoldedText, _ tables: PlaceTables, file: MappedFile) {
        self.text = text
        self.tables = tables
        self.file = file
    }

    func location(_ row: Int) -> Location {
        tables.location(row)
    }

    func matchedName(_ row: Int, letters: Int, isCorrected: Bool) -> String? {
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

    func highlights(_ row: Int, letters: Int) -> [Range<Int>] {
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
