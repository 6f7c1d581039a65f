extension String {
    /// The text with characters that could control a terminal escaped, such as `\x1b` or `\u202e`.
    ///
    /// These are all control characters (C0, DEL and C1) except the line break, line and paragraph separators, and
    /// characters that reorder text: the embeddings and overrides of the bidirectional algorithm (UAX #9) and unclosed
    /// isolates.
    var printable: String {
        // Usual text has no such character, nor a byte that begins one.
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
        let keepsIsolates = hasClosedIsolates
        var result = ""
        result.unicodeScalars.reserveCapacity(utf8.count)
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            // In text from Windows, a carriage return before the line break is dropped.
            if scalar == "\n", last == "\r" { result.unicodeScalars.removeLast(4) }
            if scalar.steersTerminals, !(scalar.isIsolate && keepsIsolates) {
                result += scalar.writtenOut
            } else {
                result.unicodeScalars.append(scalar)
            }
            last = scalar
        }
        return result
    }

    /// Whether every isolate is closed in its line and thus only affects its content.
    private var hasClosedIsolates: Bool {
        var depth = 0
        for scalar in unicodeScalars {
            if scalar.isIsolate { depth += scalar.value == 0x2069 ? -1 : 1 }
            if depth < 0 || (scalar == "\n" && depth != 0) { return false }
        }
        return depth == 0
    }

    /// The text like `printable`, in one line for a row of a table.
    var printableLine: String {
        printable.replacing("\n", with: " ")
    }
}

extension Unicode.Scalar {
    /// Whether the character can control a terminal; the line break does not count.
    fileprivate var steersTerminals: Bool {
        switch value {
        case 0x0A: false
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether the character begins or ends an isolate.
    fileprivate var isIsolate: Bool { (0x2066...0x2069).contains(value) }

    fileprivate var writtenOut: String {
        let digits = String(value, radix: 16)
        let length = value < 0x100 ? 2 : 4
        return (length == 2 ? "\\x" : "\\u") + String(repeating: "0", count: length - digits.count) + digits
    }
}
