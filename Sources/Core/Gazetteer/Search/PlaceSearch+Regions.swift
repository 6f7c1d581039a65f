extension PlaceSearch {
    /// For each space: the words before are whole words at the start of a name, those after say in which region or country.
    mutating func searchRegions() {
        for space in spaces {
            let words = query.part(0..<space)
            let landing = tables.names.descend(words)
            // Where no name begins so, none begins with still more words.
            if case .nowhere = landing { return }
            let areas = areas(query.part(space + 1..<query.count))
            if !areas.isEmpty { searchNames(words, at: landing, in: areas, kind: .region) }
        }
    }

    /// The first few spaces of the query; no name has more words before its region.
    var spaces: some Sequence<Int> {
        (0..<query.count).lazy.filter { query[$0] == FoldTable.space }.prefix(6)
    }

    /// Every name that is the words or goes on after them with another word, in these areas.
    mutating func searchNames(
        _ words: FoldedText, at landing: NameTrie.Landing, in areas: AreaSet, kind: PlaceMatch.Kind
    ) {
        switch landing {
        case .nowhere: break
        case .bucket(let offset, let depth): scanBucket(offset, depth: depth, words, in: areas, kind)
        case .node(let node):
            for index in 0..<node.terminalCount { add(node.terminal(index), isWhole: true, words, in: areas, kind) }
            guard let child = node.child(FoldTable.space) else { return }
            if child.isBucket {
                addBucket(child.offset, words, in: areas, kind)
            } else {
                addAll(below: tables.names.node(child), words, in: areas, kind)
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
                reader.begins(like: words, from: depth)
            else { continue }
            add(reader.posting, isWhole: reader.length == wanted, words, in: areas, kind)
        }
    }

    private mutating func addAll(below node: TrieNode, _ words: FoldedText, in areas: AreaSet, _ kind: PlaceMatch.Kind)
    {
        steps -= node.terminalCount / NameTrie.bucketSize
        for index in 0..<node.terminalCount { add(node.terminal(index), isWhole: false, words, in: areas, kind) }
        // The bigger ones first, which spare most of the rest.
        addChildren(of: node, NameTrie.biggerPlaces..<256, words, in: areas, kind)
        addChildren(of: node, 0..<NameTrie.biggerPlaces, words, in: areas, kind)
    }

    /// What is below the children with such a best score.
    private mutating func addChildren(
        of node: TrieNode, _ best: Range<Int>, _ words: FoldedText, in areas: AreaSet, _ kind: PlaceMatch.Kind
    ) {
        let bonus =
            (areas.holdsSomeWhole ? Ranking.wholeRegion : 0) + (kind == .corrected ? Ranking.corrected : 0)
        for index in 0..<node.childCount {
            let score = node.bestScore(index)
            guard best.contains(score), candidates.admits(score + bonus) else { continue }
            guard steps > 0 else { return }
            steps -= 1
            let child = node.child(at: index)
            if child.isBucket {
                addBucket(child.offset, words, in: areas, kind)
            } else {
                addAll(below: tables.names.node(child), words, in: areas, kind)
            }
        }
    }

    private mutating func addBucket(_ offset: Int, _ words: FoldedText, in areas: AreaSet, _ kind: PlaceMatch.Kind) {
        var reader = BucketReader(tables.names.buckets, at: offset)
        while reader.nextPosting() { add(reader.posting, isWhole: false, words, in: areas, kind) }
    }

    private mutating func add(
        _ posting: Posting, isWhole: Bool, _ words: FoldedText, in areas: AreaSet, _ kind: PlaceMatch.Kind
    ) {
        guard let name = posting.kind, posting.row < tables.count else { return }
        let score =
            tables.names.score(posting) + (isWhole && name.isWhole ? Ranking.wholeNameInRegion : 0)
            + (kind == .corrected ? Ranking.corrected : 0)
        // Most are too small, and their region need not be looked up.
        guard candidates.admits(score + (areas.holdsSomeWhole ? Ranking.wholeRegion : 0)) else { return }
        let region = tables.region(of: posting.row)
        guard areas.contains(region) else { return }
        candidates.add(
            posting.row, score: areas.holdsWhole(region) ? score + Ranking.wholeRegion : score, kind: kind,
            letters: words.count)
    }
}
