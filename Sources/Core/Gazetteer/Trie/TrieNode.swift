/// An inner node of a `NameTrie`, read directly from the file.
struct TrieNode {
    private let bytes: Bytes
    private let terminals: Int
    private let letters: Int
    private let depth: Int
    let childCount: Int
    let terminalCount: Int
    let bestCount: Int

    /// - Parameter depth: The number of letters that lead to the node.
    init(_ bytes: Bytes, at offset: Int, depth: Int) {
        self.bytes = bytes
        self.depth = depth
        terminalCount = bytes.u16(offset + 2)
        bestCount = bytes.u8(offset + 4)
        terminals = offset + 5
        letters = terminals + (terminalCount + bestCount) * Posting.size
        // Without a limit, a damaged count would exceed the end, and a node that refers to itself would never end.
        childCount = depth < FoldedText.capacity ? max(0, min(bytes.u16(offset), (bytes.count - letters) / 7)) : 0
    }

    /// Returns a posting whose key ends at this node.
    func terminal(_ index: Int) -> Posting {
        Posting(packed: bytes.u24(terminals + index * Posting.size))
    }

    /// Returns one of the best postings of the subtree.
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

    /// Returns the child for a letter by bisection; nil if there is none.
    func child(_ letter: UInt16) -> Child? {
        let index = firstChild(notBelow: letter)
        return index < childCount && self.letter(index) == letter ? child(at: index) : nil
    }

    /// Returns the index of the first child whose letter is not below the given one.
    func firstChild(notBelow letter: UInt16) -> Int {
        var low = 0
        var high = childCount
        while low < high {
            let middle = (low + high) / 2
            if self.letter(middle) < letter { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The reference of a letter to a node or bucket.
    struct Child {
        let offset: Int
        let isBucket: Bool
        /// The number of letters that lead to it.
        let depth: Int
    }
}
