internal import CGtk

/// Names with a hyphen before a capital, such as "Open-Meteo", numbers behind a dash, as a minus sign may be shown, and numbers
/// with a short word behind them, such as "88 km/h", within which no line ends; and the first and last three letters of long words, which no line parts either.
enum KeptNames {
    /// Whether the text has any.
    ///
    /// - Parameter breaksWords: Whether a long word is broken.
    static func occur(in text: String, breaksWords: Bool) -> Bool {
        !names(in: text).isEmpty || !quantities(in: text).isEmpty || breaksWords && !ends(in: text).isEmpty
    }

    /// Adds to the attributes of a text that no line ends within its names.
    static func keep(in text: String, breaksWords: Bool, by attributes: OpaquePointer) {
        for word in names(in: text) + quantities(in: text) + (breaksWords ? ends(in: text) : []) {
            guard let kept = pango_attr_allow_breaks_new(0) else { continue }
            // Pango counts bytes.
            kept.pointee.start_index = guint(text.utf8.distance(from: text.startIndex, to: word.lowerBound))
            kept.pointee.end_index = guint(text.utf8.distance(from: text.startIndex, to: word.upperBound))
            pango_attr_list_insert(attributes, kept)
        }
    }

    private static func names(in text: String) -> [Range<String.Index>] {
        guard text.unicodeScalars.contains(where: { $0 == "-" || $0 == "\u{2013}" }) else { return [] }
        return text.split(whereSeparator: \.isWhitespace).filter { word in
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

    /// A line that begins with a letter or two of a word is read as a mistake.
    private static func ends(in text: String) -> [Range<String.Index>] {
        text.split(whereSeparator: { !$0.isLetter }).filter { $0.count >= longWord }.flatMap { word in
            [word.prefix(kept), word.suffix(kept)].map { $0.startIndex..<$0.endIndex }
        }
    }

    private static let longestName = 20
    private static let kept = 3
    private static let longWord = 9
}
