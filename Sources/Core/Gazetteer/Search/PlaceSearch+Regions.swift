extension PlaceSearch {
    /// For each space: the words before are whole words at the start of a name, those after say in which region or country.
    mutating func searchRegions() {
        for space in 1..<max(1, query.count - 1) where query[space] == FoldTable.space {
            let areas = areas(query.part(space + 1..<query.count))
            if !areas.isEmpty { searchNames(query.part(0..<space), in: areas) }
        }
    }

    /// Every name that is the words or goes on after them with another word, in these areas.
    mutating func searchNames(_ words: FoldedText, in areas: AreaSet, kind: PlaceMatch.Kind = .region) {
        switch tables.names.descend(words) {
        case .nowhere: break
        case .bucket(let offset, let depth): scanBucket(offset, depth: depth, words, in: areas, kind)
        case .node(let node):
            for index in 0..<node.terminalCount { add(node.terminal(index), isWhole: true, words, in: areas, kind) }
            guard let child = node.child(FoldTable.space) else { return }
            if child.isBucket {
                addBucket(child.offset, words, in: areas, kind)
            } else {
                addAll(below: tables.names.node(child.offset), words, in: areas, kind)
            }
        }
    }

    private mutating func scanBucket(
        _ offset: Int, depth: Int, _ words: FoldedText, in areas: AreaSet, _ kind: PlaceMatch.Kind
    ) {
        var reader = BucketReader(tables.names.buckets, at: offset)
        let wanted = words.count - depth
        while reader.next() {
            guard reader.length >= wanted, reader.length == wanted || reader.key[wanted] == FoldTable.space,
                (0..<wanted).allSatisfy({ reader.key[$0] == words[depth + $0] })
            else { continue }
            add(reader.posting, isWhole: reader.length == wanted, words, in: areas, kind)
        }
    }

    private mutating func addAll(below node: TrieNode, _ words: FoldedText, in areas: AreaSet, _ kind: PlaceMatch.Kind)
    {
        for index in 0..<node.terminalCount { add(node.terminal(index), isWhole: false, words, in: areas, kind) }
        for index in 0..<node.childCount
        where candidates.admits(node.bestScore(index) + Ranking.wholeRegion) {
            guard steps > 0 else { return }
            steps -= 1
            let child = node.child(at: index)
            if child.isBucket {
                addBucket(child.offset, words, in: areas, kind)
            } else {
                addAll(below: tables.names.node(child.offset), words, in: areas, kind)
            }
        }
    }

    private mutating func addBucket(_ offset: Int, _ words: FoldedText, in areas: AreaSet, _ kind: PlaceMatch.Kind) {
        var reader = BucketReader(tables.names.buckets, at: offset)
        while reader.next() { add(reader.posting, isWhole: false, words, in: areas, kind) }
    }

    private mutating func add(
        _ posting: Posting, isWhole: Bool, _ words: FoldedText, in areas: AreaSet, _ kind: PlaceMatch.Kind
    ) {
        guard let name = posting.kind, posting.row < tables.count else { return }
        let region = tables.region(of: posting.row)
        guard areas.contains(region) else { return }
        let score =
            tables.names.score(posting) + (isWhole && name.isWhole ? Ranking.wholeNameInRegion : 0)
            + (areas.holdsWhole(region) ? Ranking.wholeRegion : 0) + (kind == .corrected ? Ranking.corrected : 0)
        candidates.add(posting.row, score: score, kind: kind, letters: words.count)
    }
}
