internal import CGtk

/// Names with a hyphen before a capital, such as "Open-Meteo", numbers behind a dash, as a minus sign may be shown, and numbers
/// with a short word behind them, such as "88 km/h", dates such as "30 November" and ranges such as "5 – 8", within which no line
/// ends; and the first and last three letters of long words, which no line parts either.
@MainActor
enum KeptNames {
    /// Whether the text has any.
    ///
    /// - Parameter breaksWords: Whether a long word is broken.
    static func occur(in text: String, breaksWords: Bool) -> Bool {
        !names(in: text).isEmpty || !quantities(in: text).isEmpty || !dates(in: text).isEmpty
            || breaksWords && !ends(in: text).isEmpty
    }

    /// Adds to the attributes of a text that no line ends within its names.
    static func keep(in text: String, breaksWords: Bool, by attributes: OpaquePointer) {
        for word in names(in: text) + quantities(in: text) + dates(in: text) + (breaksWords ? ends(in: text) : []) {
            guard let kept = pango_attr_allow_breaks_new(0) else { continue }
            // Pango counts bytes.
            kept.pointee.start_index = guint(text.utf8.distance(from: text.startIndex, to: word.lowerBound))
            kept.pointee.end_index = guint(text.utf8.distance(from: text.startIndex, to: word.upperBound))
            pango_attr_list_insert(attributes, kept)
        }
    }

    private static func names(in text: String) -> [Range<String.Index>] {
        guard text.unicodeScalars.contains(where: { $0 == "-" || $0 == "\u{2013}" }) else { return [] }
        return text.split { $0.isWhitespace || isUnspaced($0) }.filter { word in
            // A longer one may have no line that is long enough.
            word.count <= longestName
                && zip(word, word.dropFirst()).contains {
                    $0 == "-" && $1.isUppercase || $0 == "\u{2013}" && $1.isNumber
                }
        }.map { $0.startIndex..<$0.endIndex }
    }

    /// A number, a space and its unit: a word of four letters at most, or one with a stroke.
    private static func quantities(in text: String) -> [Range<String.Index>] {
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        return zip(words, words.dropFirst()).compactMap { number, unit in
            guard let last = number.last, last.isASCII, last.isNumber else { return nil }
            // What ends a sentence or a clause belongs to no unit.
            let letters = unit.prefix { $0.isLetter || "/%°²³".contains($0) }
            guard !letters.isEmpty, letters.count <= (letters.contains("/") ? 6 : 4) else { return nil }
            return number.startIndex..<letters.endIndex
        }
    }

    /// A day with its month in either order, and two numbers with a dash between spaces.
    private static func dates(in text: String) -> [Range<String.Index>] {
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let found = words.indices.dropLast().compactMap { index -> Range<String.Index>? in
            let (first, second) = (words[index], words[index + 1])
            if isDate(first, second) || isDate(second, first) { return first.startIndex..<second.endIndex }
            guard second == "\u{2013}" || second == "\u{2014}", index + 2 < words.count,
                bare(first).last?.isNumber == true, bare(words[index + 2]).first?.isNumber == true
            else { return nil }
            return first.startIndex..<words[index + 2].endIndex
        }
        // A longer one may have no line that is long enough, and Pango ends the program over one in several fonts: figures and
        // dashes of other scripts than Latin may stand in two.
        return found.filter { part in
            text[part].count <= longestDate
                && text[part].unicodeScalars.allSatisfy { $0.value < 0x250 || $0 == "\u{2013}" || $0 == "\u{2014}" }
        }
    }

    private static func isDate(_ day: Substring, _ month: Substring) -> Bool {
        let (number, name) = (bare(day), bare(month))
        // The names of months are found when a word may be one.
        return (1...2).contains(number.count) && number.allSatisfy(\.isNumber)
            && name.count > 2 && name.allSatisfy(\.isLetter) && DateWords.months.contains(String(name))
    }

    /// Returns a word without the signs around it.
    private static func bare(_ word: Substring) -> Substring {
        let rest = word.drop { !$0.isLetter && !$0.isNumber }
        guard let last = rest.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return "" }
        return rest[...last]
    }

    /// A line that begins with a letter or two of a word is read as a mistake.
    private static func ends(in text: String) -> [Range<String.Index>] {
        text.split { !$0.isLetter || isUnspaced($0) }.filter { $0.count >= longWord }.flatMap { word in
            [word.prefix(kept), word.suffix(kept)].map { $0.startIndex..<$0.endIndex }
        }
    }

    /// Whether the letter is of a script that writes words without spaces between them, or stands in the fonts of one.
    ///
    /// Such a sentence is no word. Pango ends the program where a part that may not be broken, of several fonts, is longer than the
    /// line.
    private static func isUnspaced(_ letter: Character) -> Bool {
        guard let scalar = letter.unicodeScalars.first?.value else { return false }
        return [0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF].contains {
            $0.contains(scalar)
        }
    }

    private static let longestName = 20
    private static let longestDate = 13
    private static let kept = 3
    private static let longWord = 9
}
