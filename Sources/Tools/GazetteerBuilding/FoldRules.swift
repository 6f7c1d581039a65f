/// The folding rules that Unicode decomposition and lower case do not cover.
enum FoldRules {
    /// Letters that are typed as another letter or several.
    static let special: [UInt32: [UInt16]] = {
        let letters: [(String, String)] = [
            ("ßẞ", "ss"), ("øØɵƟ", "o"), ("łŁ", "l"), ("đĐðÐɖƉ", "d"), ("þÞ", "th"), ("æÆ", "ae"), ("œŒ", "oe"),
            ("ıİ", "i"), ("ħĦ", "h"), ("ŧŦ", "t"), ("ŋŊ", "n"), ("ĸ", "k"), ("əƏ", "a"), ("ɓƁ", "b"), ("ɗƊ", "d"),
            ("ƙƘ", "k"), ("ɛƐ", "e"), ("ɔƆ", "o"), ("ƴƳ", "y"), ("ƿǷ", "w"), ("ς", "σ"), ("ёЁ", "е"),
            ("ך", "כ"), ("ם", "מ"), ("ן", "נ"), ("ף", "פ"), ("ץ", "צ"),
            ("ىیې", "ي"), ("کڪ", "ك"), ("ةەھہۀ", "ه"), ("ٱ", "ا"),
        ]
        var map: [UInt32: [UInt16]] = [:]
        for (forms, folded) in letters {
            for scalar in forms.unicodeScalars where !isStripped(scalar.value) {
                map[scalar.value] = Array(folded.utf16)
            }
        }
        return map
    }()

    /// Apostrophes of all kinds, dots, the Arabic tatweel, and invisible joiners.
    static let dropped: Set<UInt32> = Set(
        "'’‘`´ʻʼʽʾʿʹˈ′＇.·・．。\u{640}\u{AD}\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}".unicodeScalars.map(\.value))

    /// Marks and signs of scripts in which they distinguish words: Indic vowels and viramas, Thai, Lao, Tibetan,
    /// Burmese, Khmer, Thaana.
    static let keptMarks: [ClosedRange<UInt32>] = [0x780...0x7BF, 0x900...0xFFF, 0x1000...0x109F, 0x1780...0x17FF]

    /// Returns whether a mark is removed: those of Latin, Greek and Cyrillic, the vowel points of Hebrew and Arabic,
    /// the voicing marks of kana.
    static func isStripped(_ scalar: UInt32) -> Bool {
        let ranges: [ClosedRange<UInt32>] = [
            0x300...0x36F, 0x483...0x489, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670...0x670, 0x6D6...0x6ED,
            0x730...0x74A, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE2F, 0x3099...0x309A,
        ]
        return ranges.contains { $0.contains(scalar) }
    }

    /// Returns the leading consonants (jamo) that form a trailing one; nil for any other letter.
    static func trailingJamo(_ scalar: UInt32) -> [UInt16]? {
        guard (0x11A8...0x11C2).contains(scalar) else { return nil }
        return trailing[Int(scalar - 0x11A8)].map { 0x1100 + $0 }
    }

    /// The leading consonants of each trailing one from U+11A8 on, as offsets from U+1100.
    private static let trailing: [[UInt16]] = [
        [0], [1], [0, 9], [2], [2, 12], [2, 18], [3], [5], [5, 0], [5, 6], [5, 7], [5, 9], [5, 16], [5, 17], [5, 18],
        [6],
        [7], [7, 9], [9], [10], [11], [12], [14], [15], [16], [17], [18],
    ]
}
