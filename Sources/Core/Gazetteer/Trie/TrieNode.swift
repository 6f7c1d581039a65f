/// An inner node of a `NameTrie`, read in place.
struct TrieNode {
    private let bytes: Bytes
    private let terminals: Int
    private let letters: Int
    private let depth: Int
    let childCount: Int
    let terminalCount: Int
    let bestCount: Int

    /// - Parameter depth: How many letters lead to it.
    init(_ bytes: Bytes, at offset: Int, depth: Int) {
        self.bytes = bytes
        self.depth = depth
        terminalCount = bytes.u16(offset + 2)
        bestCount = bytes.u8(offset + 4)
        terminals = offset + 5
        letters = terminals + (terminalCount + bestCount) * Posting.size
        // A damaged count would otherwise be walked beyond the end, and a node that leads to itself for ever.
        childCount = depth < FoldedText.capacity ? max(0, min(bytes.u16(offset), (bytes.count - letters) / 7)) : 0
    }

    /// A posting whose key ends at this node.
    func terminal(_ index: Int) -> Posting {
        Posting(packed: bytes.u24(terminals + index * Posting.size))
    }

    /// One of the best postings of the subtree.
    func best(_ index: Int) -> Posting {
        Posting(packed: bytes.u24(terminals + (terminalCount + index) * Posting.size))
    }

    func letter(_ index: Int) -> UInt16 {
        UInt16(truncatingIfNeeded: bytes.u16(letters + index * 2))
    }

    func bestScore(_ index: Int) -> Int {
        bytes.u8(letters + childCount * 2 + index)
    }

    func child(at index: Int) -> Child {
        let reference = bytes.u32(letters + childCount * 3 + index * 4)
        return Child(
            offset: reference & (NameTrie.bucketFlag - 1), isBucket: reference & NameTrie.bucketFlag != 0,
            depth: depth + 1)
    }

    /// The child by its letter, by bisection.
    func child(_ letter: UInt16) -> Child? {
        let index = firstChild(notBelow: letter)
        return index < childCount && self.letter(index) == letter ? child(at: index) : nil
    }

    /// The index of the first child whose letter is that one or a later one.
    func firstChild(notBelow letter: UInt16) -> Int {
        var low = 0
        var high = childCount
        while low < high {
            let middle = (low + high) / 2
            if self.letter(middle) < letter { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// A reference to what a letter leads to.
    struct Child {
        let offset: Int
        let isBucket: Bool
        /// How many letters lead to it.
        let depth: Int
    }
}
