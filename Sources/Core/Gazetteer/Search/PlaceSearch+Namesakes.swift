extension PlaceSearch {
    /// The number of letters from which the name of a region alone is considered.
    private static let lettersForRegion = 4
    /// The number of the biggest places among which the biggest of a region is searched.
    private static let biggest = 8_192

    /// Adds the biggest place of a region with exactly that name: "bali" may mean the island.
    mutating func addBiggestOfRegion() {
        guard query.count >= Self.lettersForRegion else { return }
        for region in regions(called: query) {
            guard let row = (0..<min(tables.count, Self.biggest)).first(where: { tables.region(of: $0) == region })
            else { continue }
            let score = tables.names.score(Posting(row: row, kind: .main)) + Ranking.regionAlone
            candidates.add(row, score: score, kind: .region, letters: query.count)
        }
    }

    /// Returns the regions, without countries, of which the words are a whole name.
    private func regions(called words: FoldedText) -> [Int] {
        switch tables.areas.descend(words) {
        case .nowhere: return []
        case .bucket(let offset, let depth):
            var rows: [Int] = []
            var reader = BucketReader(tables.areas.buckets, at: offset)
            while reader.next() {
                guard reader.length == words.count - depth, reader.begins(like: words, from: depth),
                    reader.posting.row < tables.regionCount
                else { continue }
                rows.append(reader.posting.row)
            }
            return rows
        case .node(let node):
            return (0..<node.terminalCount).map { node.terminal($0).row }.filter { $0 < tables.regionCount }
        }
    }
}
