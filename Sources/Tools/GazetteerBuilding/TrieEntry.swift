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

/// The Latin letters of Unicode's basic plane.
enum LatinLetters {
    private static let ranges: [ClosedRange<UInt32>] = [
        0x41...0x5A, 0x61...0x7A, 0xAA...0xBA, 0xC0...0x2AF, 0x2B0...0x2FF, 0x1D00...0x1DBF, 0x1E00...0x1EFF,
        0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFB00...0xFB06, 0xFF21...0xFF5A,
    ]

    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        ranges.contains { $0.contains(scalar.value) }
    }
}
