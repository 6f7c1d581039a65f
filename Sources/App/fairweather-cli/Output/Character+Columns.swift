extension Character {
    /// The number of terminal columns: 2 for a wide character by Unicode's East Asian Width (UAX #11), else 1.
    var columns: Int {
        guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
        return Self.wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
    ]
}

extension StringProtocol {
    /// The number of terminal columns of the text.
    var columns: Int { reduce(0) { $0 + $1.columns } }

    /// Returns the text cut to the width, with "…" at its end if something was cut.
    func cut(to width: Int) -> String {
        guard columns > width else { return String(self) }
        guard width > 0 else { return "" }
        var kept = ""
        var used = 0
        for character in self {
            guard used + character.columns < width else { break }
            kept.append(character)
            used += character.columns
        }
        while kept.last == " " { kept.removeLast() }
        return kept + "…"
    }

    /// Returns the text in lines of at most the width, broken at spaces where possible; existing line breaks are kept.
    func wrapped(to width: Int?) -> [String] {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        guard let width else { return lines.map { String($0) } }
        return lines.flatMap { line in
            var result = [""]
            for word in line.split(separator: " ") {
                let last = result[result.count - 1]
                if last.isEmpty {
                    result[result.count - 1] = word.cut(to: width)
                } else if last.columns + 1 + word.columns <= width {
                    result[result.count - 1] = last + " " + word
                } else {
                    result.append(word.cut(to: width))
                }
            }
            return result
        }
    }
}
