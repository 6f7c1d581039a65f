import Gazetteer

/// A key of a `NameTrie` and what it leads to.
struct TrieEntry: Comparable, Hashable {
    let key: [UInt16]
    let posting: Posting
    /// What the engine will make of it.
    let score: Int

    /// By key, then best first.
    static func < (one: TrieEntry, other: TrieEntry) -> Bool {
        if one.key != other.key { return one.key.lexicographicallyPrecedes(other.key) }
        return one.isBetter(than: other)
    }

    func isBetter(than other: TrieEntry) -> Bool {
        (-score, posting.row, posting.packed) < (-other.score, other.posting.row, other.posting.packed)
    }
}
