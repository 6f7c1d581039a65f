import Foundation

/// What a text field holds after a key was pressed, and the place that is meant.
struct Keystroke {
    let query: String
    /// Why it is asked: "prefix", "multi", "typo", and "typo at the start" where that is in the first letter.
    let kind: String
    /// GeoNames' number of the place meant; nil where no place is.
    let geonameID: Int?
    /// The same for all key presses of one text.
    let sequence: Int
    /// Whether the text is typed to its end.
    let isFull: Bool

    /// One for each line after the header.
    static func read(_ file: URL) throws -> [Keystroke] {
        let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n").dropFirst()
        return try lines.map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard cells.count >= 8, let id = Int(cells[2]), let sequence = Int(cells[5]) else {
                throw UnreadableInput(file: file.path, detail: "“\(line)” is no key press")
            }
            let startsWrong = cells[1] == "typo" && firstLetter(cells[0]) != firstLetter(cells[3])
            return Keystroke(
                query: String(cells[0]), kind: startsWrong ? "typo at the start" : String(cells[1]),
                geonameID: id == 0 ? nil : id, sequence: sequence,
                isFull: cells[7] == "1")
        }
    }

    /// Without its case and marks.
    private static func firstLetter(_ text: Substring) -> String {
        text.prefix(1).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
