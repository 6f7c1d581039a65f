import Foundation

extension String {
    /// The text where it has no more than so many letters (Unicode scalars), else its beginning and "…".
    ///
    /// It is never cut within what is read as one letter, but where that alone is longer.
    public func bounded(to letters: Int) -> String {
        // No letter takes less than a byte, which spares nearly every text the counting.
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

    /// As many of the names in a list, parted by "; " or ", ", as have no more than so many letters, one at least; and how
    /// many are left out.
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

    /// The text where it is short enough to tell things apart by, else its beginning and a checksum of the whole.
    var boundedIdentity: String {
        guard utf8.count > Bound.identity else { return self }
        // FNV-1a (Fowler, Noll, Vo): the same in every run, which Swift's own hash is not.
        let hash = utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let mark = "#" + String(hash, radix: 16)
        return String(String.UnicodeScalarView(unicodeScalars.prefix(Bound.identity / 4 - mark.utf8.count))) + mark
    }
}
