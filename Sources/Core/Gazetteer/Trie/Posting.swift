/// The target of a key in a `NameTrie`, in three bytes: a row (18 bits) and a `NameKind` (6 bits).
package struct Posting: Sendable, Hashable {
    package static let size = 3
    package static let maximumRows = 1 << 18

    package let packed: Int

    package init(packed: Int) {
        self.packed = packed
    }

    package init(row: Int, kind: NameKind) {
        packed = row | kind.rawValue << 18
    }

    package var row: Int { packed & (Self.maximumRows - 1) }

    /// The kind of name; nil in a damaged file.
    package var kind: NameKind? { NameKind(rawValue: packed >> 18) }
}
