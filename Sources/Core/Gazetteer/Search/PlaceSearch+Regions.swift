extension PlaceSearch {
    /// The highest number of buckets searched for names that continue after the words before a region.
    private static let mostBuckets = 64

    /// Splits the query at each space into whole words of a name and the name of a region or country.
    mutating func searchRegions() {
        for space in spaces {
            let words = query.part(0..<space)
            let landing = tables.names.descend(words)
            // If no name begins with these words, none begins with more of them.
            if case .nowhere = landing { return }
            let areas = areas(query.part(space + 1..<query.count))
            if !areas.isEmpty { searchNames(words, at: landing, in: areas, kind: .region) }
        }
    }

    /// The first few spaces of the query, as no name has more words.
    var spaces: some Sequence<Int> {
        (0..<query.count).lazy.filter { query[$0] == FoldTable.space }.prefix(6)
    }

    /// Searches these areas for names that are the words or continue with another word.
    mutating func searchNames(
        _ words: FoldedText, at landing: NameTrie.Landing, in areas: AreaSet, kind: PlaceMatch.Kind
    ) {
        switch landing {
        case .nowhere: break
        case .bucket(let offset, let depth): scanBucket(offset, depth: depth, words, in: areas, kind)
        case .node(let node):
            let most = Ranking.wholeNameInRegion + bonus(areas, kind)
            for index in 0..<node.terminalCount {
                let posting = node.terminal(index)
                // The postings are in order of their scores.
                guard candidates.admits(tables.names.score(posting) + most) else { break }
                add(posting, isWhole: true, words, in: areas, kind)
            }
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

    /// Adds the names below a node, those of bigger places first.
    ///
    /// Of the smallest places only a limited number is added, as a very common first word is rarely what is wanted.
    private mutating func addAll(below node: TrieNode, _ words: FoldedText, in areas: AreaSet, _ kind: PlaceMatch.Kind)
    {
        var buckets = Self.mostBuckets
        var largest = 256
        for smallest in [NameTrie.biggerPlaces, Ranking.village, 0] where buckets > 0 {
            addAll(below: node, smallest..<largest, words, in: areas, kind, &buckets)
            largest = smallest
        }
    }

    /// Adds the names in buckets with a best score in the range.
    private mutating func addAll(
        below node: TrieNode, _ scores: Range<Int>, _ words: FoldedText, in areas: AreaSet, _ kind: PlaceMatch.Kind,
        _ buckets: inout Int
    ) {
        let bonus = bonus(areas, kind)
        for index in 0..<node.childCount {
            let best = node.bestScore(index)
            guard best >= scores.lowerBound, candidates.admits(best + bonus) else { continue }
            guard steps > 0, buckets > 0 else { return }
            let child = node.child(at: index)
            if !child.isBucket {
                steps -= 1
                let inner = tables.names.node(child)
                if scores.contains(best) {
                    steps -= inner.terminalCount / NameTrie.bucketSize
                    for index in 0..<inner.terminalCount {
                        add(inner.terminal(index), isWhole: false, words, in: areas, kind)
                    }
                }
                addAll(below: inner, scores, words, in: areas, kind, &buckets)
            } else if scores.contains(best) {
                steps -= 1
                buckets -= 1
                addBucket(child.offset, words, in: areas, kind)
            }
        }
    }

    /// Returns the highest bonus for a name that continues after the words.
    private func bonus(_ areas: AreaSet, _ kind: PlaceMatch.Kind) -> Int {
        (areas.holdsSomeWhole ? Ranking.wholeRegion : 0) + (kind == .corrected ? Ranking.corrected : 0)
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
        // Most places are too small, so that their region is not needed.
        guard candidates.admits(score + (areas.holdsSomeWhole ? Ranking.wholeRegion : 0)) else { return }
        let region = tables.region(of: posting.row)
        guard areas.contains(region) else { return }
        candidates.add(
            posting.row, score: areas.holdsWhole(region) ? score + Ranking.wholeRegion : score, kind: kind,
            letters: words.count)
    }
}
