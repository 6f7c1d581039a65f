extension PlaceSearch {
    /// The regions that the words may mean: a region, a country, or a region followed by a country; the last word may be
    /// unfinished.
    func areas(_ words: FoldedText, corrected: Bool = false) -> AreaSet {
        var set = AreaSet(regionCount: tables.regionCount)
        collectAreas(words, mustBeWhole: false, corrected: corrected, into: &set)
        for space in 0..<words.count where words[space] == FoldTable.space && space + 1 < words.count {
            var region = AreaSet(regionCount: tables.regionCount)
            collectAreas(words.part(0..<space), mustBeWhole: true, corrected: corrected, into: &region)
            guard !region.isEmpty else { continue }
            var country = AreaSet(regionCount: tables.regionCount)
            collectAreas(words.part(space + 1..<words.count), mustBeWhole: false, corrected: corrected, into: &country)
            region.formIntersection(country)
            set.formUnion(region)
        }
        return set
    }

    private func collectAreas(_ words: FoldedText, mustBeWhole: Bool, corrected: Bool, into set: inout AreaSet) {
        if corrected {
            guard let automaton = EditAutomaton(words, mostEdits: 1) else { return }
            let visitor = AreaVisitor(tables: tables, wantsPrefixes: !mustBeWhole, set: set)
            var walk = CorrectionWalk(tables.areas, automaton, visitor)
            walk.run()
            set = walk.visitor.set
            return
        }
        switch tables.areas.descend(words) {
        case .nowhere: break
        case .bucket(let offset, let depth):
            var reader = BucketReader(tables.areas.buckets, at: offset)
            let wanted = words.count - depth
            while reader.next() {
                guard reader.length >= wanted, !mustBeWhole || reader.length == wanted,
                    (0..<wanted).allSatisfy({ reader.key[$0] == words[depth + $0] })
                else { continue }
                tables.insert(reader.posting, isWhole: reader.length == wanted, into: &set)
            }
        case .node(let node):
            for index in 0..<node.terminalCount { tables.insert(node.terminal(index), isWhole: true, into: &set) }
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
                while reader.next() { tables.insert(reader.posting, isWhole: false, into: &set) }
            } else {
                let inner = tables.areas.node(child.offset)
                for index in 0..<inner.terminalCount {
                    tables.insert(inner.terminal(index), isWhole: false, into: &set)
                }
                collectAreas(below: inner, into: &set, steps: &steps)
            }
        }
    }
}
