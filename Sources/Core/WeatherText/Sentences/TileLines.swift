/// The room of a tile's sentence: two lines of so many letters in a window of 1000 pixels.
enum TileLines {
    private static let (lines, letters) = (2, 17)

    /// Returns the first of the texts that fits; the last one if none does.
    static func fitting(_ texts: [String]) -> String {
        texts.first { lines(of: $0) <= lines } ?? texts.last ?? ""
    }

    /// Returns the number of lines the text takes if it is broken at spaces.
    static func lines(of text: String) -> Int {
        var (lines, used) = (1, 0)
        for word in text.split(separator: " ").map(\.count) {
            if used > 0, used + 1 + word > letters {
                (lines, used) = (lines + 1, word)
            } else {
                used += (used > 0 ? 1 : 0) + word
            }
        }
        return lines
    }
}
