/// The room of a tile's sentence: two lines of so many letters of middling width in a window of 1000 pixels.
enum TileLines {
    private static let (lines, room) = (2, 15.0)

    /// Returns the first of the texts that fits; the last one if none does.
    static func fitting(_ texts: [String]) -> String {
        texts.first { lines(of: $0) <= lines } ?? texts.last ?? ""
    }

    /// Returns the number of lines the text takes if it is broken at spaces.
    static func lines(of text: String) -> Int {
        let space = width(of: " ")
        var (lines, used) = (1, 0.0)
        for word in text.split(separator: " ").map(width) {
            if used > 0, used + space + word > room {
                (lines, used) = (lines + 1, word)
            } else {
                used += (used > 0 ? space : 0) + word
            }
        }
        return lines
    }

    /// Returns the width as most sans serif fonts have it, measured by that of an "n".
    private static func width(of text: some StringProtocol) -> Double {
        text.reduce(0) { sum, letter in
            switch letter {
            case "i", "j", "l", "f", "t", "r", "I", " ", ".", ",", ":", ";", "'", "’": sum + 0.6
            case "m", "w", "M", "W": sum + 1.5
            default: sum + (letter.isUppercase ? 1.2 : 1)
            }
        }
    }
}
