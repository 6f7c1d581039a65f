extension PlaceSearch {
    /// From so many letters on the name of a region alone counts.
    private static let lettersForRegion = 4
    /// The biggest place of a region is among so many of all.
    private static let biggest = 8_192

    /// "bali" may mean the island: the biggest place of a region with that very name.
    mutating func addBiggestOfRegion() {
        guard query.count >= Self.lettersForRegion else { return }
        for region in regions(called: query) {
            guard let row = (0..<min(tables.count, Self.biggest)).first(where: { tables.region(of: $0) == region })
            else { continue }
            let score = tables.names.score(Posting(row: row, kind: .main)) + Ranking.regionAlone
            candidates.add(row, score: score, kind: .region, letters: query.count)
        }
    }

    /// Regions, not countries, whose whole name or another one of theirs the words are.
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
