internal import CGtk

/// Names with a hyphen before a capital, such as "Open-Meteo", and numbers behind a dash, as a minus sign may be shown, within
/// which no line ends.
enum KeptNames {
    /// Whether the text has any.
    static func occur(in text: String) -> Bool { !ranges(in: text).isEmpty }

    /// Adds to the attributes of a text that no line ends within its names.
    static func keep(in text: String, by attributes: OpaquePointer) {
        for word in ranges(in: text) {
            guard let kept = pango_attr_allow_breaks_new(0) else { continue }
            // Pango counts bytes.
            kept.pointee.start_index = guint(text.utf8.distance(from: text.startIndex, to: word.lowerBound))
            kept.pointee.end_index = guint(text.utf8.distance(from: text.startIndex, to: word.upperBound))
            pango_attr_list_insert(attributes, kept)
        }
    }

    private static func ranges(in text: String) -> [Range<String.Index>] {
        guard text.unicodeScalars.contains(where: { $0 == "-" || $0 == "\u{2013}" }) else { return [] }
        return text.split(whereSeparator: \.isWhitespace).filter { word in
            zip(word, word.dropFirst()).contains {
                $0 == "-" && $1.isUppercase || $0 == "\u{2013}" && $1.isNumber
            }
        }.map { $0.startIndex..<$0.endIndex }
    }
}
