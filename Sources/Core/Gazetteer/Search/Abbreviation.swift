/// Words before a name that are often abbreviated, such as "St".
enum Abbreviation {
    private static let pairs: [(short: FoldedText, full: FoldedText)] = [
        ("st ", "saint "), ("ste ", "sainte "), ("ft ", "fort "), ("mt ", "mount "),
    ].map { (FoldedText($0.utf16), FoldedText($1.utf16)) }

    /// Returns the query with its first word abbreviated or written out.
    static func variants(of query: FoldedText) -> [FoldedText] {
        guard query.count > 3 else { return [] }
        var variants: [FoldedText] = []
        for pair in pairs {
            for (typed, other) in [(pair.short, pair.full), (pair.full, pair.short)] where query.hasPrefix(typed) {
                variants.append(FoldedText(other.array + query.array.dropFirst(typed.count)))
            }
        }
        return variants
    }
}
