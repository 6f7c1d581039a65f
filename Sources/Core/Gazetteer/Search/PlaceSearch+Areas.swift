extension PlaceSearch {
    /// Returns the regions that the words may name: a region, a country, or a region followed by a country; the last
    /// word may be incomplete.
    func areas(_ words: FoldedText) -> AreaSet {
        var set = AreaSet(regionCount: tables.regionCount)
        collectAreas(words, mustBeWhole: false, into: &set)
        for space in 0..<words.count where words[space] == FoldTable.space {
            if case .nowhere = tables.areas.descend(words.part(0..<space)) { break }
            var region = AreaSet(regionCount: tables.regionCount)
            collectAreas(words.part(0..<space), mustBeWhole: true, into: &region)
            guard !region.isEmpty else { continue }
            var country = AreaSet(regionCount: tables.regionCount)
            collectAreas(words.part(space + 1..<words.count), mustBeWhole: false, into: &country)
            region.formIntersection(country)
            set.formUnion(region)
        }
        return set
    }

    /// Returns the regions that the words may name with a typing error.
    mutating func correctedAreas(_ words: FoldedText) -> AreaSet {
        let set = AreaSet(regionCount: tables.regionCount)
        guard steps > 0, let automaton = EditAutomaton(words, mostEdits: 1) else { return set }
        var walk = CorrectionWalk(tables.areas, automaton, AreaVisitor(tables: tables, set: set), steps: steps)
        walk.run()
        steps = walk.steps
        return walk.visitor.set
    }

    private func collectAreas(_ words: FoldedText, mustBeWhole: Bool, into set: inout AreaSet) {
        // A single letter counts as the beginning of a word, even if it is a code.
        let isWord = words.count > 1
        switch tables.areas.descend(words) {
        case .nowhere: break
        case .bucket(let offset, let depth):
            var reader = BucketReader(tables.areas.buckets, at: offset)
            let wanted = words.count - depth
            while reader.next() {
                guard reader.length >= wanted, !mustBeWhole || reader.length == wanted,
                    reader.begins(like: words, from: depth)
                else { continue }
                tables.insert(reader.posting, isWhole: reader.length == wanted && isWord, into: &set)
            }
        case .node(let node):
            for index in 0..<node.terminalCount { tables.insert(node.terminal(index), isWhole: isWord, into: &set) }
            var steps = NameTrie.mostSteps
            if !mustBeWhole { collectAreas(below: node, into: &set, steps: &steps) }
        }
    }

    private func collectAreas(below node: TrieNode, into set: inout AreaSet, steps: inout Int) {
        for index in 0..<node.childCount {
            guard steps > 0 else { return }
            steps -= 1
            let child = node.child(at: index)
            if child.isBucket {
                var reader = BucketReader(tables.areas.buckets, at: child.offset)
                while reader.nextPosting() { tables.insert(reader.posting, isWhole: false, into: &set) }
            } else {
                let inner = tables.areas.node(child)
                steps -= inner.terminalCount / NameTrie.bucketSize
                for index in 0..<inner.terminalCount {
                    tables.insert(inner.terminal(index), isWhole: false, into: &set)
                }
                collectAreas(below: inner, into: &set, steps: &steps)
            }
        }
    }
}
