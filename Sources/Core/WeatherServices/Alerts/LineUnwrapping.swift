import Foundation

/// Removes hard line breaks, which the US National Weather Service puts after every 69 characters.
enum LineUnwrapping {
    /// Returns the text with the lines of each paragraph joined; paragraphs and list items stay separate.
    static func unwrapped(_ text: String?) -> String? {
        guard let text else { return nil }
        var lines: [String] = []
        var isJoinable = false
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty {
                if lines.last?.isEmpty == false { lines.append("") }
                isJoinable = false
            } else if isJoinable, let first = line.first, !"*-•".contains(first), let last = lines.indices.last {
                lines[last] += " " + line
            } else {
                lines.append(line)
                isJoinable = true
            }
        }
        let joined = lines.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        return joined.isEmpty ? nil : joined
    }
}
