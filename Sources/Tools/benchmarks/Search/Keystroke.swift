import Foundation

/// The text in a search field after a key press, with the intended place.
struct Keystroke {
    let query: String
    /// The kind of query: "prefix", "multi", "typo", or "typo at the start" for one in the first letter.
    let kind: String
    /// The GeoNames id of the intended place; nil if there is none.
    let geonameID: Int?
    /// The number of the text, the same for all its key presses.
    let sequence: Int
    /// Whether the text is complete.
    let isFull: Bool

    /// Returns a key press for each line after the header.
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

    /// Returns the first letter without case and diacritics.
    private static func firstLetter(_ text: Substring) -> String {
        text.prefix(1).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
