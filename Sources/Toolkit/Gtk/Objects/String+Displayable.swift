extension String {
    /// The text without control characters, except line breaks and tabs, and without characters that reorder text (the
    /// embeddings and overrides of UAX #9, and unclosed isolates).
    var displayable: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
        let keepsIsolates = hasClosedIsolates
        func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x09, 0x0A: false
            case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E: true
            case 0x2066...0x2069: !keepsIsolates
            default: false
            }
        }
        guard unicodeScalars.contains(where: isHarmful) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.filter { !isHarmful($0) }))
    }

    /// Whether every isolate is closed in its line and thus only affects its content.
    private var hasClosedIsolates: Bool {
        var depth = 0
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x2066...0x2068: depth += 1
            case 0x2069: depth -= 1
            case 0x0A where depth != 0: return false
            default: break
            }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
