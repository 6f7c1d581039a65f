extension String {
    /// Returns the text in lines of at most that many letters, broken at spaces if possible.
    ///
    /// A view lays out each line at once, which takes long for a line of twenty thousand letters.
    func broken(intoLinesOf letters: Int) -> String {
        guard utf8.count > letters else { return self }
        return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { Self.broken($0, letters) }.joined(separator: "\n")
    }

    private static func broken(_ line: Substring, _ letters: Int) -> String {
        guard line.utf8.count > letters else { return String(line) }
        var lines: [Substring] = []
        var rest = line.unicodeScalars
        while let end = rest.index(rest.startIndex, offsetBy: letters, limitedBy: rest.endIndex), end != rest.endIndex {
            let head = rest[..<end]
            // A broken word is better than a line of half the length.
            let space = head.lastIndex(of: " ").flatMap {
                head.distance(from: head.startIndex, to: $0) > letters / 2 ? $0 : nil
            }
            lines.append(Substring(head[..<(space ?? end)]))
            rest = rest[(space.map { rest.index(after: $0) } ?? end)...]
        }
        lines.append(Substring(rest))
        return lines.joined(separator: "\n")
    }
}
