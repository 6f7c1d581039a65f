/// The search for one query in stages: names as typed, names in a region, names with typing errors.
struct PlaceSearch {
    let tables: PlaceTables
    let query: FoldedText
    var candidates: Candidates
    /// The number of nodes and buckets that may still be visited, about a millisecond's work; it is exhausted only by a
    /// damaged file or a hopeless query.
    var steps = NameTrie.mostSteps

    init(_ tables: PlaceTables, _ query: FoldedText, limit: Int, nudged: Range<Int>) {
        self.tables = tables
        self.query = query
        candidates = Candidates(limit: limit, nudged: nudged, tables: tables)
    }

    mutating func run() {
        guard query.count > 0, candidates.limit > 0 else { return }
        searchNames(query)
        for variant in Abbreviation.variants(of: query) { searchNames(variant) }
        searchRegions()
        addBiggestOfRegion()
        correctErrors()
    }

    /// Searches for names that begin with the text.
    mutating func searchNames(_ text: FoldedText) {
        switch tables.names.descend(text) {
        case .nowhere: break
        case .bucket(let offset, let depth): scanBucket(offset, depth: depth, text)
        case .node(let node):
            for index in 0..<node.terminalCount {
                let posting = node.terminal(index)
                let score = tables.names.score(posting)
                guard candidates.admits(score + Ranking.wholeName) else { break }
                add(posting, score, isWhole: true)
            }
            // The list of the best is sufficient only for small limits.
            if node.bestCount > 0, candidates.limit <= NameTrie.listSize {
                for index in 0..<node.bestCount {
                    let score = tables.names.score(node.best(index))
                    guard candidates.admits(score) else { break }
                    add(node.best(index), score, isWhole: false)
                }
            } else {
                addAll(below: node)
            }
        }
    }

    private mutating func scanBucket(_ offset: Int, depth: Int, _ text: FoldedText) {
        var reader = BucketReader(tables.names.buckets, at: offset)
        let wanted = text.count - depth
        var matched = 0
        // A key that shares more letters with its predecessor than that shares with the query has the same result.
        while reader.next(sharingFewerThan: matched < wanted ? matched + 1 : .max) {
            let wasMatched = matched == wanted
            matched = min(matched, reader.shared)
            while matched < wanted, matched < reader.length, reader.key[matched] == text[depth + matched] {
                matched += 1
            }
            guard matched == wanted else {
                // The keys are in order.
                if wasMatched, wanted > 0 { return }
                continue
            }
            let score = tables.names.score(reader.posting)
            add(reader.posting, score, isWhole: reader.length == wanted)
        }
    }

    private mutating func addAll(below node: TrieNode) {
        for index in 0..<node.childCount where candidates.admits(node.bestScore(index)) {
            guard steps > 0 else { return }
            steps -= 1
            let child = node.child(at: index)
            if child.isBucket {
                var reader = BucketReader(tables.names.buckets, at: child.offset)
                while reader.nextPosting() { add(reader.posting, tables.names.score(reader.posting), isWhole: false) }
            } else {
                let inner = tables.names.node(child)
                steps -= inner.terminalCount / NameTrie.bucketSize
                for index in 0..<inner.terminalCount {
                    add(inner.terminal(index), tables.names.score(inner.terminal(index)), isWhole: false)
                }
                addAll(below: inner)
            }
        }
    }

    private mutating func add(_ posting: Posting, _ score: Int, isWhole: Bool) {
        guard let name = posting.kind else { return }
        let isWhole = isWhole && name.isWhole
        let kind: PlaceMatch.Kind
        var score = isWhole ? score + Ranking.wholeName : score
        switch name {
        case .main, .marked:
            kind = isWhole ? .exact : .prefix
            if isWhole, query.isMarked != (name == .marked) { score += Ranking.otherMarks }
        case .laterWord: kind = .prefix
        case .latin, .code:
            kind = .alternateName
            if isWhole { score += Ranking.wholeOtherName }
        case .otherScript: kind = .alternateName
        }
        candidates.add(posting.row, score: score, kind: kind, letters: query.count)
    }
}

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
