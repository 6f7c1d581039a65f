extension String {
    /// The text in lines of no more than so many letters, broken at a space where there is one.
    ///
    /// A view lays text out line by line, and a line of twenty thousand letters all at once.
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
            // Rather a word broken than a line of half the length.
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
