import Foundation

extension String {
    /// Returns the text's first `letters` Unicode scalars, or one or two fewer where the cut would fall within a grapheme
    /// cluster.
    public func beginning(of letters: Int) -> String {
        let cut = bounded(to: letters + 1)
        return cut == self && unicodeScalars.count <= letters ? self : String(cut.unicodeScalars.dropLast())
    }

    /// Returns the text unchanged if it has at most `letters` Unicode scalars, else its beginning and "…".
    ///
    /// The cut never falls within a grapheme cluster, unless the first cluster alone is too long.
    public func bounded(to letters: Int) -> String {
        // A Unicode scalar takes at least one byte, so a text with few bytes need not be counted.
        guard utf8.count > letters,
            let end = unicodeScalars.index(startIndex, offsetBy: letters, limitedBy: endIndex), end != endIndex
        else { return self }
        var last = unicodeScalars.index(before: end)
        let hard = last
        for _ in 0..<16 where last > startIndex && String.Index(last, within: self) == nil {
            last = unicodeScalars.index(before: last)
        }
        if last == startIndex || String.Index(last, within: self) == nil { last = hard }
        return String(String.UnicodeScalarView(unicodeScalars[..<last])) + "…"
    }

    /// Returns as many names of a list separated by "; " or ", " as fit into `letters` Unicode scalars, at least one,
    /// and the number of names left out.
    public func cut(toNames letters: Int) -> (names: String, leftOut: Int) {
        guard utf8.count > letters, unicodeScalars.count > letters else { return (self, 0) }
        let separator = contains("; ") ? "; " : ", "
        let all = components(separatedBy: separator)
        var room = letters + separator.count
        var kept = 0
        for name in all {
            room -= name.unicodeScalars.count + separator.count
            guard room >= 0 else { break }
            kept += 1
        }
        kept = max(kept, 1)
        return (all.prefix(kept).joined(separator: separator).bounded(to: letters), all.count - kept)
    }

    /// The text, or its beginning and a checksum of the whole if it is longer than `Bound.identity`.
    package var boundedIdentity: String {
        guard utf8.count > Bound.identity else { return self }
        // FNV-1a (Fowler, Noll, Vo), because Swift's own hashes differ from run to run.
        let hash = utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let mark = "#" + String(hash, radix: 16)
        return String(String.UnicodeScalarView(unicodeScalars.prefix(Bound.identity / 4 - mark.utf8.count))) + mark
    }
}
