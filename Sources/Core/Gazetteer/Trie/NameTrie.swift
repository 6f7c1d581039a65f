/// All folded names as a burst trie (Heinz, Zobel and Williams, "Burst tries", 2002): nodes by letter, and a bucket of
/// front-coded keys as soon as few postings remain.
///
/// A node: number of children (u16), of postings whose key ends here (u16), of best postings (u8); these postings, best
/// first; the best postings of the whole subtree, a row once; then the children's letters (u16 each, rising), best scores
/// (u8 each) and references (u32 each, the highest bit set for a bucket). See `BucketReader` for a bucket.
package struct NameTrie: Sendable {
    package static let bucketSize = 32
    /// The number of postings above which a node lists the best ones.
    package static let unlistedPostings = 256
    package static let listSize = 16
    /// The lowest score, that of places with 50,000 people, of names searched for typing errors first.
    package static let biggerPlaces = 125
    package static let bucketFlag = 1 << 31

    /// The highest number of nodes and buckets that a search visits.
    static let mostSteps = 10_000

    let nodes: Bytes
    let buckets: Bytes
    private let scores: Bytes?

    /// - Parameter scores: The score of each row; 255 for all if there are none.
    package init(nodes: Bytes, buckets: Bytes, scores: Bytes? = nil) {
        self.nodes = nodes
        self.buckets = buckets
        self.scores = scores
    }

    /// Returns the row's score less the deduction for the kind of name, never below 0.
    @inline(__always)
    func score(_ posting: Posting) -> Int {
        guard let kind = posting.kind else { return 0 }
        return max(0, (scores?.u8(posting.row) ?? 255) - kind.penalty)
    }

    var root: TrieNode { TrieNode(nodes, at: 0, depth: 0) }

    /// Returns the inner node of a reference.
    func node(_ child: TrieNode.Child) -> TrieNode { TrieNode(nodes, at: child.offset, depth: child.depth) }

    /// Returns the place in the trie that the letters lead to from the root.
    func descend(_ text: FoldedText) -> Landing {
        var node = root
        for depth in 0..<text.count {
            guard let child = node.child(text[depth]) else { return .nowhere }
            if child.isBucket { return .bucket(child.offset, depth: depth + 1) }
            node = self.node(child)
        }
        return .node(node)
    }

    /// A place in the trie.
    enum Landing {
        case nowhere
        case node(TrieNode)
        /// A bucket whose keys continue from that many letters.
        case bucket(Int, depth: Int)
    }
}
