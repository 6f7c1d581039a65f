/// The part of a text that has room.
enum CutSentence {
    /// Returns the longest beginning of the text that has room, or one of whole sentences where that is not much shorter.
    ///
    /// What ends within a sentence has an ellipsis, behind a clause if that is not much shorter, else behind a word; the only
    /// word is cut within.
    static func shortened(_ text: String, hasRoom: (String) -> Bool) -> String {
        guard !hasRoom(text) else { return text }
        var words = Substring(text)
        repeat {
            if let space = words.lastIndex(where: \.isWhitespace) {
                words = words[..<space]
            } else {
                words.removeLast()
            }
            while words.last.map({ ",;:·،؛、".contains($0) || $0.isWhitespace }) == true { words.removeLast() }
        } while !words.isEmpty && !hasRoom(ended(words))
        let end = words.lastIndex { ".。!?".contains($0) }.map { words.index(after: $0) }
        if let end, words[..<end].count * 2 >= words.count, !isWithinWord(end, of: text) {
            return String(words[..<end])
        }
        let clause = words.lastIndex { ",;،؛、".contains($0) }.map { words[..<$0] }
        return ended(clause.flatMap { $0.count * 2 >= words.count ? $0 : nil } ?? words)
    }

    private static func ended(_ words: Substring) -> String {
        isSentence(words) ? String(words) : words + "…"
    }

    private static func isSentence(_ words: Substring) -> Bool { words.last.map { ".。!?".contains($0) } ?? false }

    /// Whether the position is that behind a full stop in a number or an abbreviation.
    private static func isWithinWord(_ position: String.Index, of text: String) -> Bool {
        position < text.endIndex && !text[position].isWhitespace && text[text.index(before: position)] == "."
    }
}
