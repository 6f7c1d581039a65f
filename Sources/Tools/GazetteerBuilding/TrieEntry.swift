import Gazetteer

/// A key of a `NameTrie` with its posting.
struct TrieEntry: Comparable, Hashable {
    let key: [UInt16]
    let posting: Posting
    /// The score that the search gives it.
    let score: Int

    /// Orders by key, then by score, the best first.
    static func < (one: TrieEntry, other: TrieEntry) -> Bool {
        if one.key != other.key { return one.key.lexicographicallyPrecedes(other.key) }
        return one.isBetter(than: other)
    }

    func isBetter(than other: TrieEntry) -> Bool {
        (-score, posting.row, posting.packed) < (-other.score, other.posting.row, other.posting.packed)
    }
}
