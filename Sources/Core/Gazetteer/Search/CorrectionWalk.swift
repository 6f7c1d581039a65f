/// Searches a `NameTrie` for all keys that equal or begin like the query within a few edits.
struct CorrectionWalk<Visitor: CorrectionVisitor> {
    typealias State = EditAutomaton.State

    private let trie: NameTrie
    private let automaton: EditAutomaton
    private var states: InlineArray<65, State>
    private(set) var steps: Int
    private(set) var visitor: Visitor

    /// - Parameter steps: The highest number of nodes and buckets to visit.
    init(_ trie: NameTrie, _ automaton: EditAutomaton, _ visitor: Visitor, steps: Int) {
        self.trie = trie
        self.automaton = automaton
        self.visitor = visitor
        self.steps = steps
        states = InlineArray(repeating: automaton.start)
    }

    /// Visits keys with the right first letter first, as good results among them shorten the rest.
    mutating func run() {
        let root = trie.root
        let first = automaton.query[0]
        let start = automaton.start
        let script = Script.letters(like: first)
        if let child = root.child(first) { enter(child, automaton.step(start, first), keepsFirstLetter: true) }
        for index in root.firstChild(notBelow: script.lowerBound)..<root.childCount {
            let letter = root.letter(index)
            guard letter <= script.upperBound else { break }
            if letter != first { follow(root, index, start, false) }
        }
    }

    private mutating func enter(_ child: TrieNode.Child, _ state: State, keepsFirstLetter: Bool) {
        guard !state.isDead, steps > 0 else { return }
        steps -= 1
        if child.isBucket {
            scan(child.offset, state, keepsFirstLetter)
        } else {
            walk(trie.node(child), state, keepsFirstLetter)
        }
    }

    private mutating func walk(_ node: TrieNode, _ state: State, _ keepsFirstLetter: Bool) {
        var state = state
        steps -= node.terminalCount / NameTrie.bucketSize
        if let edits = automaton.edits(state) {
            for index in 0..<node.terminalCount {
                visitor.visit(node.terminal(index), edits: edits, isWhole: true, keepsFirstLetter: keepsFirstLetter)
            }
        }
        if let edits = state.prefixEdits, visitor.wantsPrefixes, !state.isTaken {
            take(node, edits, keepsFirstLetter)
            state.isTaken = true
        }
        if var positions = automaton.positionsLeft(state) {
            while positions != 0 {
                let letter = automaton.query[positions.trailingZeroBitCount]
                positions &= ~automaton.mask(letter)
                let index = node.firstChild(notBelow: letter)
                if index < node.childCount, node.letter(index) == letter {
                    follow(node, index, state, keepsFirstLetter)
                }
            }
        } else {
            for index in 0..<node.childCount { follow(node, index, state, keepsFirstLetter) }
        }
    }

    private mutating func follow(_ node: TrieNode, _ index: Int, _ state: State, _ keepsFirstLetter: Bool) {
        guard visitor.admits(node.bestScore(index), keepsFirstLetter: keepsFirstLetter) else { return }
        enter(node.child(at: index), automaton.step(state, node.letter(index)), keepsFirstLetter: keepsFirstLetter)
    }

    private mutating func scan(_ bucket: Int, _ state: State, _ keepsFirstLetter: Bool) {
        var reader = BucketReader(trie.buckets, at: bucket)
        states[0] = state
        var deadLength = Int.max
        while reader.nextUnread(sharingFewerThan: deadLength) {
            deadLength = .max
            var index = reader.shared
            while index < reader.length {
                let next = automaton.step(states[index], reader.nextLetter())
                index += 1
                states[index] = next
                if next.isDead, next.prefixEdits == nil {
                    deadLength = index
                    break
                }
            }
            reader.finish(at: index)
            guard deadLength == .max else { continue }
            let end = states[reader.length]
            if let edits = automaton.edits(end) {
                visitor.visit(reader.posting, edits: edits, isWhole: true, keepsFirstLetter: keepsFirstLetter)
            } else if let edits = end.prefixEdits, visitor.wantsPrefixes {
                visitor.visit(reader.posting, edits: edits, isWhole: false, keepsFirstLetter: keepsFirstLetter)
            }
        }
    }

    /// Takes all keys below a node whose letters already match the query.
    private mutating func take(_ node: TrieNode, _ edits: Int, _ keepsFirstLetter: Bool) {
        for index in 0..<node.bestCount {
            visitor.visit(node.best(index), edits: edits, isWhole: false, keepsFirstLetter: keepsFirstLetter)
        }
        guard node.bestCount == 0 else { return }
        for index in 0..<node.terminalCount {
            visitor.visit(node.terminal(index), edits: edits, isWhole: false, keepsFirstLetter: keepsFirstLetter)
        }
        for index in 0..<node.childCount where visitor.admits(node.bestScore(index), keepsFirstLetter: keepsFirstLetter)
        {
            guard steps > 0 else { return }
            steps -= 1
            let child = node.child(at: index)
            if child.isBucket {
                var reader = BucketReader(trie.buckets, at: child.offset)
                while reader.nextPosting() {
                    visitor.visit(reader.posting, edits: edits, isWhole: false, keepsFirstLetter: keepsFirstLetter)
                }
            } else {
                take(trie.node(child), edits, keepsFirstLetter)
            }
        }
    }
}

/// The receiver of the keys that a `CorrectionWalk` finds.
protocol CorrectionVisitor {
    /// Whether keys that only begin like the query count too.
    var wantsPrefixes: Bool { get }

    /// Returns whether a subtree with that best score is to be searched.
    func admits(_ bestScore: Int, keepsFirstLetter: Bool) -> Bool

    mutating func visit(_ posting: Posting, edits: Int, isWhole: Bool, keepsFirstLetter: Bool)
}
