import Foundation
import Gazetteer

/// Makes the `FoldTable` from the Unicode data of the machine that builds the index.
struct FoldTableWriter {
    private var expansions: [[UInt16]] = []
    private var expansionNumbers: [[UInt16]: Int] = [:]

    /// Returns the bytes of the table.
    static func bytes() -> [UInt8] {
        var writer = FoldTableWriter()
        var pages: [[UInt16]] = []
        var pageNumbers: [[UInt16]: Int] = [:]
        var order: [UInt8] = []
        for high in 0..<256 {
            let page = (0..<256).map { writer.value(of: UInt32(high << 8 | $0)) }
            let number = pageNumbers[page] ?? pages.count
            if number == pages.count {
                pages.append(page)
                pageNumbers[page] = number
            }
            order.append(UInt8(number))
        }
        var bytes = ByteWriter()
        bytes.u16(pages.count)
        bytes.u16(writer.expansions.count)
        bytes.append(order)
        for page in pages { for unit in page { bytes.u16(Int(unit)) } }
        for expansion in writer.expansions {
            for index in 0..<4 { bytes.u16(index < expansion.count ? Int(expansion[index]) : 0) }
        }
        return bytes.bytes
    }

    private mutating func value(of code: UInt32) -> UInt16 {
        // Surrogates are no scalars, and Hangul syllables are decomposed arithmetically.
        guard let scalar = Unicode.Scalar(code), !FoldTable.hangul.contains(code) else { return FoldTable.space }
        let folded = Self.fold(scalar)
        if folded.isEmpty { return 0 }
        if folded.count == 1 { return folded[0] }
        let key = Array(folded.prefix(4))
        let number = expansionNumbers[key] ?? expansions.count
        guard FoldTable.firstExpansion + number <= FoldTable.lastExpansion else { return folded[0] }
        if number == expansions.count {
            expansions.append(key)
            expansionNumbers[key] = number
        }
        return UInt16(FoldTable.firstExpansion + number)
    }

    private static func fold(_ scalar: Unicode.Scalar) -> [UInt16] {
        if let units = FoldRules.special[scalar.value] { return units }
        // Jamo after a vowel count as the same letters as before one, as they change places while a word is typed.
        if let units = FoldRules.trailingJamo(scalar.value) { return units }
        if FoldRules.dropped.contains(scalar.value) { return [] }
        if FoldRules.keptMarks.contains(where: { $0.contains(scalar.value) }) { return [UInt16(scalar.value)] }
        if (0x3041...0x3096).contains(scalar.value) { return [UInt16(scalar.value + 0x60)] }
        if (0x30A0...0x30FF).contains(scalar.value) { return [UInt16(scalar.value)] }
        let properties = scalar.properties
        switch properties.generalCategory {
        case .nonspacingMark where FoldRules.isStripped(scalar.value), .enclosingMark, .format: return []
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter, .nonspacingMark,
            .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
            break
        default: return [FoldTable.space]
        }
        if let digit = properties.numericValue, properties.generalCategory == .decimalNumber {
            return [UInt16(0x30 + Int(digit))]
        }
        let parts = String(scalar).decomposedStringWithCompatibilityMapping.lowercased()
            .decomposedStringWithCompatibilityMapping.unicodeScalars
        guard parts.count > 1 || parts.first != scalar else { return [UInt16(scalar.value)] }
        return parts.flatMap { $0.value < 0x1_0000 ? fold($0) : [] }
    }
}

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
