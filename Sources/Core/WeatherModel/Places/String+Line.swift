extension String {
    /// The text in one line, without line breaks, tabs and surrounding white space; nil if nothing is left.
    package var inOneLine: String? {
        let isLine =
            unicodeScalars.first?.properties.isWhitespace != true
            && unicodeScalars.last?.properties.isWhitespace != true && !unicodeScalars.contains(where: \.breaksLines)
        guard !isLine || isEmpty else { return self }
        let words = unicodeScalars.split(whereSeparator: \.breaksLines).map { part in
            let kept = part.drop { $0.properties.isWhitespace }
            return String(String.UnicodeScalarView(kept.reversed().drop { $0.properties.isWhitespace }.reversed()))
        }
        let line = words.filter { !$0.isEmpty }.joined(separator: " ")
        return line.isEmpty ? nil : line
    }
}

extension Unicode.Scalar {
    fileprivate var breaksLines: Bool {
        (0x09...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
    }
}
