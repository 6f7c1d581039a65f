/// The room of a tile's sentence: two lines of so many letters of middling width in a window of 1000 pixels.
enum TileLines {
    private static let (lines, room) = (2, 15.0)

    /// Returns the first of the texts that fits; the last one if none does.
    static func fitting(_ texts: [String]) -> String {
        texts.first { lines(of: $0) <= lines } ?? texts.last ?? ""
    }

    /// Returns the number of lines the text takes if it is broken where its script allows that.
    static func lines(of text: String) -> Int {
        var (lines, used) = (1, 0.0)
        for piece in pieces(of: text) {
            if used > 0, used + piece.space + piece.width > room {
                (lines, used) = (lines + 1, piece.width)
            } else {
                used += (used > 0 ? piece.space : 0) + piece.width
            }
        }
        return lines
    }

    /// Returns what no line is broken within: words, and each letter of a script that is written without spaces.
    private static func pieces(of text: String) -> [(width: Double, space: Double)] {
        var pieces: [(width: Double, space: Double)] = []
        var begins = true
        var space = 0.0
        for letter in text {
            if letter == " " {
                (begins, space) = (true, width(of: " "))
                continue
            }
            let (isAlone, closes) = (isWide(letter), closing.contains(letter))
            if pieces.isEmpty || (begins || isAlone) && !closes {
                pieces.append((width(of: String(letter)), space))
            } else {
                pieces[pieces.count - 1].width += width(of: String(letter))
            }
            (begins, space) = (isAlone || closes, 0)
        }
        return pieces
    }

    /// What may not begin a line (kinsoku shori of JIS X 4051, as far as our texts have it).
    private static let closing = Set("、。，．：；？！）」』】〉》・ーゃゅょっ％")

    /// Whether the letter fills a square: Chinese, Japanese and Korean ones, and their punctuation.
    private static func isWide(_ letter: Character) -> Bool {
        guard let scalar = letter.unicodeScalars.first?.value else { return false }
        return (0x2E80...0x9FFF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar)
            || (0xF900...0xFAFF).contains(scalar) || (0xFF00...0xFF60).contains(scalar)
    }

    /// Returns the width as most sans serif fonts have it, measured by that of an "n".
    private static func width(of text: some StringProtocol) -> Double {
        text.reduce(0) { sum, letter in
            switch letter {
            case "i", "j", "l", "f", "t", "r", "I", " ", ".", ",", ":", ";", "'", "’": sum + 0.6
            case "m", "w", "M", "W": sum + 1.5
            default: sum + (isWide(letter) ? 1.75 : letter.isUppercase ? 1.2 : 1)
            }
        }
    }
}
